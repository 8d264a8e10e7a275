import { attribute, childNamed, childrenNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { isHan, isTag, type Tagged } from '../text/tags.ts'

/** A name as printed: surname first and unspaced in Chinese characters, given names first otherwise. */
const printed = (name: XmlElement): string => {
  const surname = plainText(childNamed(name, 'surname'))
  const given = plainText(childNamed(name, 'given-names'))
  const suffix = plainText(childNamed(name, 'suffix'))
  if (isHan(surname + given)) return surname + given
  const eastern = attribute(name, 'name-style') === 'eastern'
  return (eastern ? [surname, given, suffix] : [given, surname, suffix]).filter(Boolean).join(' ')
}

/** A string-name keeps its own order; where it holds parts alone they are put in order. */
const stringName = (name: XmlElement): string => {
  const hasParts = childNamed(name, 'surname') !== undefined
  const ownWords = name.children.some((node) => !isElement(node) && /\p{L}/u.test(node))
  return hasParts && !ownWords ? printed(name) : plainText(name)
}

/** The members of a group are named elsewhere; here stands the group's own name. */
const collabName = (collab: XmlElement): string =>
  plainTextOf(
    collab.children.filter(
      (node) => !isElement(node) || !['contrib-group', 'xref', 'email', 'aff', 'address'].includes(node.name),
    ),
  )

const tagged = (element: XmlElement, value: string): Tagged<string> => {
  const declared = attribute(element, 'xml:lang')
  return { tag: isTag(declared) ? declared : isHan(value) ? 'zh' : 'en', value }
}

const nameOf = (element: XmlElement): readonly Tagged<string>[] => {
  switch (element.name) {
    case 'name':
      return [tagged(element, printed(element))]
    case 'string-name':
      return [tagged(element, stringName(element))]
    case 'collab':
      return [tagged(element, collabName(element))]
    case 'name-alternatives':
    case 'collab-alternatives':
      return element.children.filter(isElement).flatMap(nameOf)
    case 'anonymous':
      return [
        { tag: 'zh', value: '佚名' },
        { tag: 'en', value: 'Anonymous' },
      ]
    default:
      return []
  }
}

/** The names of a contributor, person or group, in each language that the file gives. */
export const readNames = (contributor: XmlElement): readonly Tagged<string>[] => {
  const names = childrenNamed(
    contributor,
    'name',
    'string-name',
    'collab',
    'name-alternatives',
    'collab-alternatives',
  )
  const found = (names.length > 0 ? names : childrenNamed(contributor, 'anonymous')).flatMap(nameOf)
  return found.filter((name) => name.value !== '')
}
