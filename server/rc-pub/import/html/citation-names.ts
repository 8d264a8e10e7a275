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

const isNamed = ({ name }: XmlElement): boolean => nameElements.has(name)

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The first form of a name, with those behind it that have other words, such as in another script, in brackets. */
const withOtherForms = (forms: readonly string[]): string => {
  const [first = '', ...others] = forms.filter((form) => form !== '')
  const said = new Set(wordsOf(first))
  const further = others.filter((form) => wordsOf(form).some((word) => !said.has(word)))
  return further.length === 0 ? first : `${first} [${[...new Set(further)].join(', ')}]`
}

/** True of the word for those who are not named, which programs for lists of references write as if it were a name. */
export const isOthers = (element: XmlElement): boolean =>
  element.name === 'etal' ||
  (['name', 'string-name'].includes(element.name) && /^(?:and )?others$/.test(plainText(element)))

const oneName = (element: XmlElement, others: string): string => {
  if (element.name !== 'etal' && isOthers(element)) return others
  switch (element.name) {
    case 'name':
      return citedName(element)
    case 'string-name':
      return element.children.some((node) => !isElement(node) && /\p{L}/u.test(node))
        ? plainText(element)
        : citedName(element)
    case 'name-alternatives':
    case 'collab-alternatives':
      return withOtherForms(
        childElements(element)
          .filter((each) => nameElements.has(each.name))
          .map((each) => oneName(each, others)),
      )
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
    .filter(({ name }) => name !== 'x')
    .map((element) => oneName(element, others))
    .filter((name) => name !== '')
    .join(', ')

/** Those who stand behind the work and not before the book that it is a part of. */
const helpers = new Set(['sponsor', 'assignee', 'inventor', 'illustrator'])

/** What the people of a group did for a work. */
export type CitedRole = 'author' | 'translator' | 'editor' | 'helper'

export const roleOf = (group: XmlElement): CitedRole => {
  const type = attribute(group, 'person-group-type')
  if (['', 'author', 'allauthors'].includes(type)) return 'author'
  if (type === 'translator') return type
  return helpers.has(type) ? 'helper' : 'editor'
}

export const membersOf = (group: XmlElement): readonly XmlElement[] => {
  const named = childElements(group).filter(isNamed)
  return named.length > 0 ? named : [group]
}

/** What a group of people says beside their names: what they did, where they work and for whom. */
export const wordsBesideNames = (group: XmlElement): readonly string[] =>
  childElements(group).some(isNamed)
    ? childElements(group)
        .filter((child) => !isNamed(child) && child.name !== 'x')
        .map((each) => plainText(each).replace(/^\((.*)\)$/, '$1'))
        .filter(Boolean)
    : []

const withWords = (names: string, beside: readonly string[]): string =>
  beside.length === 0 ? names : `${names} (${beside.join(', ')})`

/** The names of the authors of a work, with what their groups say beside these. */
export const writeAuthors = (citation: XmlElement, others: string): string =>
  withWords(
    nameList(citedAuthors(citation), others),
    childElements(citation)
      .filter((child) => child.name === 'person-group' && roleOf(child) === 'author')
      .flatMap(wordsBesideNames),
  )

/** The people of a group in fields, with what it says beside them. */
export const writeGroup = (group: XmlElement, others: string): string => {
  const isBare = !isWrittenOut(group.children) && !childElements(group).some(isNamed)
  return withWords(
    nameList(isBare ? childElements(group) : membersOf(group), others),
    wordsBesideNames(group),
  )
}

/** The authors of a work: people of its groups, then those who stand in the citation itself. */
export const citedAuthors = (citation: XmlElement): readonly XmlElement[] => {
  const groups = childElements(citation).filter((child) => child.name === 'person-group')
  const direct = childElements(citation).filter((child) => nameElements.has(child.name))
  return [...groups.filter((group) => roleOf(group) === 'author').flatMap(membersOf), ...direct]
}

/** True where a citation, or a group in it, is written out with its own words and punctuation. */
export const isWrittenOut = (nodes: readonly XmlNode[]): boolean =>
  nodes.some((node) => !isElement(node) && /[^\s]/.test(node))
