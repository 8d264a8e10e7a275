import { initials, isWholeName } from '../article/author-name.ts'
import type { CitationRecord, CitedName } from './citation-record.ts'
import { givenAndSuffix, nameLine } from './cited-name.ts'
import { fieldValue } from './field-value.ts'

/** A name as the styles of journals take it: '' for the parts that it has not. */
export interface NameForms {
  /** A name in one part, or written in Chinese, as it stands everywhere; '' for a person in two parts. */
  readonly whole: string
  readonly family: string
  readonly given: string
  /** `W S`. */
  readonly initials: string
  /** `Jr.` */
  readonly suffix: string
}

const absent: NameForms = { whole: '', family: '', given: '', initials: '', suffix: '' }

function nameForms(name: CitedName): NameForms {
  const line = nameLine({ name })
  if (name.kind === 'whole' || isWholeName(line)) return { ...absent, whole: line.replace(', ', '') }
  const [family, full] = [fieldValue(name.family), fieldValue(name.given)]
  if (family === '' || full === '') return { ...absent, whole: family + full }
  const [given, suffix] = givenAndSuffix(full)
  return { whole: '', family, given, initials: initials(given.replace(/,.*/, '')), suffix }
}

/** The authors who are named, each in its forms. */
export const namesOf = ({ authors }: Pick<CitationRecord, 'authors'>): readonly NameForms[] =>
  authors.map(({ name }) => nameForms(name)).filter(({ whole, family }) => whole + family !== '')

/** Whether all of these names stand in Chinese characters, which no 'and' joins. */
export const areChinese = (names: readonly NameForms[]): boolean =>
  names.every(({ whole }) => isWholeName(whole))

/** What stands for further authors behind these. */
export const othersBehind = (names: readonly NameForms[]): string => (areChinese(names) ? '等' : 'et al')

/** A sentence with the mark that ends it; one that ends with a mark of its own, or with one in quotation marks, gets no other. */
export const ended = (text: string, mark = '.'): string =>
  text === '' || /[.?!。？！…][”’"」』»]?$/.test(text) ? text : text + mark
