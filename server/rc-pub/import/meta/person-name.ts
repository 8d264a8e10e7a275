import type { ContentLanguage } from '@xuekan/core'
import { attribute, childNamed, childrenNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { baseOf, declaredLanguage, isHan, toSlots, type Tagged } from '../text/tags.ts'
import { undividedName } from './undivided-name.ts'
import type { ContributorRecord, PersonName } from '../../store/article-record.ts'

/** One contributor's name in one language. */
export interface ContributorName {
  readonly whole: string
  /** null for a group, and where the file gives the name in one piece. */
  readonly person: PersonName | null
  readonly collab: boolean
}

/** `van der`, `de la`, `Von`, `d’`: what stands before a surname and belongs to it. Titles do not. */
const isParticle = (prefix: string): boolean =>
  !/^(?:dr|prof|mr|mrs|ms|sir|dame|rev|hon)\b/i.test(prefix) &&
  (/^(?:\p{Ll}[\p{L}’']*[\s-]*)+$/u.test(prefix) ||
    /^(?:van|von|de|di|da|del|della|el|al|la|le)(?:\s|-|$)/i.test(prefix))

/** `Dr`, `教授`: the title before a name; '' where what stands there belongs to the surname. */
export const honorificOf = (name: XmlElement): string => {
  const prefix = plainText(childNamed(name, 'prefix'))
  return isParticle(prefix) ? '' : prefix
}

const surnameOf = (name: XmlElement): string => {
  const surname = plainText(childNamed(name, 'surname'))
  const prefix = plainText(childNamed(name, 'prefix'))
  if (surname === '' || !isParticle(prefix) || surname.startsWith(prefix)) return surname
  return prefix + (/[-’']$/.test(prefix) ? '' : ' ') + surname
}

/** Words of a `string-name` beside its parts, but for those that join it to another name. */
const wordsBeside = (name: XmlElement): string => {
  if (name.name !== 'string-name') return ''
  const words = plainTextOf(name.children.filter((node) => !isElement(node))).replace(
    /^[\s,;]+|[\s,;]+$/g,
    '',
  )
  return /\p{L}/u.test(words) && !/\b(?:and|et|al|in|eds?|von|van|de)\b|[&()]/i.test(words) ? words : ''
}

/**
 * The parts of a `name` or `string-name`, particles with the surname; null where it does not tell them apart. Where it
 * marks one of them, its other words are the other.
 */
export const personName = (name: XmlElement): PersonName | null => {
  const part = (part: string) => plainText(childNamed(name, part))
  const surname = surnameOf(name)
  const givenNames = part('given-names')
  if (surname === '' && givenNames === '') return null
  return {
    surname: surname || wordsBeside(name),
    givenNames: givenNames || wordsBeside(name),
    suffix: part('suffix'),
  }
}

/** Names in Chinese characters and in Hangul have no space between their parts. */
const isUnspaced = (name: string, eastern: boolean): boolean =>
  isHan(name) || (eastern && /^\p{Script=Hangul}+$/u.test(name))

/** A name as printed: surname first and unspaced in Chinese characters and Hangul, given names first otherwise. */
const printed = ({ surname, givenNames, suffix }: PersonName, eastern: boolean): string => {
  if (isUnspaced(surname + givenNames, eastern)) return surname + givenNames
  return (eastern ? [surname, givenNames, suffix] : [givenNames, surname, suffix]).filter(Boolean).join(' ')
}

/** The parts of a name in two words that is said to have the family name first; null for any other. */
const easternPair = (name: string): PersonName | null => {
  const [, surname, givenNames] = /^([^\s,]+) ([^\s,]+)$/.exec(name) ?? []
  return surname === undefined || givenNames === undefined ? null : { surname, givenNames, suffix: '' }
}

/** A string-name keeps its own order; where it holds parts alone they are put in order. */
const nameIn = (name: XmlElement): ContributorName => {
  const divided = personName(name)
  const isEastern = attribute(name, 'name-style') === 'eastern'
  const person = divided ?? (isEastern ? easternPair(plainText(name)) : null)
  const ownWords = name.children.some((node) => !isElement(node) && /\p{L}/u.test(node))
  const whole =
    divided === null || (ownWords && name.name === 'string-name')
      ? plainText(name)
      : printed(divided, isEastern)
  const prefix = honorificOf(name)
  return {
    whole,
    person: person === null || prefix === '' || whole.includes(prefix) ? person : { ...person, prefix },
    collab: false,
  }
}

/** The members of a group are named elsewhere; here stands the group's own name. */
const collabName = (collab: XmlElement): string =>
  plainTextOf(
    collab.children.filter(
      (node) => !isElement(node) || !['contrib-group', 'xref', 'email', 'aff', 'address'].includes(node.name),
    ),
  )

const tagged = (element: XmlElement, value: ContributorName): Tagged<ContributorName> => ({
  tag: declaredLanguage(element) ?? (isHan(value.whole) ? 'zh' : 'en'),
  value,
})

const whole = (name: string, collab: boolean): ContributorName => ({ whole: name, person: null, collab })

/** A form for indexes (`Lind, E.`) counts behind the name that it is a form of, in the language of that. */
const printedFirst = (alternatives: XmlElement): readonly Tagged<ContributorName>[] => {
  const isForIndex = (each: XmlElement): boolean => attribute(each, 'specific-use') === 'index'
  const forms = alternatives.children.filter(isElement)
  const printed = forms.filter((form) => !isForIndex(form)).flatMap(namesOf)
  const indexed = forms.filter(isForIndex).flatMap(namesOf)
  return [...printed, ...indexed.map(({ tag, value }) => ({ tag: printed[0]?.tag ?? tag, value }))]
}

const namesOf = (element: XmlElement): readonly Tagged<ContributorName>[] => {
  switch (element.name) {
    case 'name':
    case 'string-name':
      return [tagged(element, nameIn(element))]
    case 'collab':
      return [tagged(element, whole(collabName(element), true))]
    case 'name-alternatives':
      return printedFirst(element)
    case 'collab-alternatives':
      return element.children.filter(isElement).flatMap(namesOf)
    case 'anonymous':
      return [
        { tag: 'en', value: whole('Anonymous', true) },
        { tag: 'zh', value: whole('佚名', true) },
      ]
    default:
      return []
  }
}

/** The names of a contributor, person or group, in each language that the file gives. */
export const readNames = (contributor: XmlElement): readonly Tagged<ContributorName>[] => {
  const names = childrenNamed(
    contributor,
    'name',
    'string-name',
    'collab',
    'name-alternatives',
    'collab-alternatives',
  )
  const found = (names.length > 0 ? names : childrenNamed(contributor, 'anonymous')).flatMap(namesOf)
  return found.filter((name) => name.value.whole !== '')
}

/** The name in this language, else the first that the file gives. */
const nameFor = (contributor: XmlElement, language: ContentLanguage): ContributorName | undefined => {
  const names = readNames(contributor)
  return (names.find(({ tag }) => baseOf(tag) === baseOf(language)) ?? names[0])?.value
}

/** The whole name in this language, else the first that the file gives; '' of a contributor without one. */
export const wholeNameIn = (contributor: XmlElement, language: ContentLanguage): string =>
  nameFor(contributor, language)?.whole ?? ''

/** Other names of a contributor than this one, such as a pen name or the name in another script. */
export const namesBeside = (contributor: XmlElement, shown: string): readonly string[] => {
  if (childNamed(contributor, 'anonymous') !== undefined) return []
  const names = readNames(contributor).map(({ value }) => value.whole)
  return [...new Set(names.filter((name) => !shown.startsWith(name)))]
}

/** What a contributor is called beside the name, each once: titles before it, degrees behind it. */
export const titlesOf = (contributor: XmlElement): string => {
  const names = childrenNamed(contributor, 'name', 'string-name', 'name-alternatives').flatMap((each) =>
    each.name === 'name-alternatives' ? childrenNamed(each, 'name', 'string-name') : each,
  )
  const printed = readNames(contributor).map(({ value }) => value.whole)
  const honorifics = names.map(honorificOf).filter((title) => !printed.some((name) => name.includes(title)))
  const degrees = childrenNamed(contributor, 'degrees').map(plainText)
  return [...new Set([...honorifics, ...degrees])].filter(Boolean).join(', ')
}

/** `Eva Lind, PhD`: the whole name with titles and degrees. */
export const titledNameIn = (contributor: XmlElement, language: ContentLanguage): string => {
  const name = wholeNameIn(contributor, language)
  return name === '' ? '' : [name, titlesOf(contributor)].filter(Boolean).join(', ')
}

/** What the record keeps of these names. */
export const nameRecord = (
  names: readonly Tagged<ContributorName>[],
): Pick<ContributorRecord, 'name' | 'personName' | 'collab'> => {
  const slots = toSlots<ContributorName | null>(names, null)
  const collab = [slots.zh, slots.en].every((name) => name?.collab ?? true)
  return {
    name: { zh: slots.zh?.whole ?? '', en: slots.en?.whole ?? '' },
    personName: {
      zh: slots.zh?.person ?? null,
      en: slots.en?.person ?? (collab ? null : undividedName(slots.en?.whole ?? '', slots.zh?.whole ?? '')),
    },
    collab,
  }
}
