import { attribute, childElements, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { honorificOf, personName } from '../meta/person-name.ts'
import { plainText } from '../text/plain-text.ts'
import { isHan } from '../text/tags.ts'

/** Elements that cite a work. */
export const citationNames: readonly string[] = [
  'mixed-citation',
  'element-citation',
  'citation',
  'nlm-citation',
]

/** A name in a reference: surname first, as reference lists have it. */
const citedName = (name: XmlElement): string => {
  const person = personName(name)
  if (person === null) return plainText(name)
  const { surname, givenNames, suffix } = person
  const title = honorificOf(name)
  return isHan(surname + givenNames) || /^\p{Script=Hangul}+$/u.test(surname + givenNames)
    ? surname + givenNames + title
    : [title, surname, givenNames, suffix].filter(Boolean).join(' ')
}

/** People and groups: what may stand in a list of authors. */
export const nameElements: ReadonlySet<string> = new Set([
  'name',
  'string-name',
  'collab',
  'name-alternatives',
  'collab-alternatives',
  'anonymous',
  'etal',
])

const oneName = (element: XmlElement, others: string): string => {
  switch (element.name) {
    case 'name':
      return citedName(element)
    case 'string-name':
      return element.children.some((node) => !isElement(node) && /\p{L}/u.test(node))
        ? plainText(element)
        : citedName(element)
    case 'name-alternatives':
    case 'collab-alternatives':
      return childElements(element).map((each) => oneName(each, others))[0] ?? ''
    case 'anonymous':
      return 'Anonymous'
    case 'etal':
      return plainText(element).replace(/^et\.? al$/i, 'et al.') || others
    default:
      return plainText(element)
  }
}

/** Names as one list, with the words for `et al.` of the text's language where the file gives none. */
export const nameList = (elements: readonly XmlElement[], others: string): string =>
  elements
    .map((element) => oneName(element, others))
    .filter((name) => name !== '')
    .join(', ')

/** What the people of a group did for a work. */
type CitedRole = 'author' | 'translator' | 'other'

const roleOf = (group: XmlElement): CitedRole => {
  const type = attribute(group, 'person-group-type')
  if (type === '' || type === 'author') return 'author'
  return type === 'translator' ? type : 'other'
}

/** The people of a group (`person-group`), or those who stand in the citation itself, with this role. */
export const peopleOf = (citation: XmlElement, role: CitedRole): readonly (readonly XmlElement[])[] => {
  const groups = childElements(citation).filter((child) => child.name === 'person-group')
  const chosen = groups.filter((group) => roleOf(group) === role)
  const members = chosen.map((group) => {
    const named = childElements(group).filter((child) => nameElements.has(child.name))
    return named.length > 0 ? named : [group]
  })
  const direct = childElements(citation).filter((child) => nameElements.has(child.name))
  return role === 'author' && direct.length > 0 ? [...members, direct] : members
}

/** True where a citation, or a group in it, is written out with its own words and punctuation. */
export const isWrittenOut = (nodes: readonly XmlNode[]): boolean =>
  nodes.some((node) => !isElement(node) && /[^\s]/.test(node))
