import { isNameSuffix, isWholeName, nameParts, type NameParts } from '../article/author-name.ts'
import type { CitedAuthor, CitedName } from './citation-record.ts'
import { fieldValue } from './field-value.ts'

/** Words of bodies that write together. 'The' and 'And' with a capital can be names of people. */
const organisationWord =
  /\b(?:academ(?:y|ia)|administration|agency|association|bureau|cent(?:er|re)|collaboration|college|commission|committee|consortium|corporation|council|department|federation|foundation|hospital|institut\w*|laborator(?:y|ies)|library|ministry|office|organi[sz]ations?|press|society|team|union|universit\w*|working group|study group)\b/i

const joiningWord = /\s(?:of|and|for|the|&)\s/

const han = String.raw`[\p{Script=Han}]`
const innerSpace = new RegExp(String.raw`(?<=${han})\s+(?=${han})`, 'gu')

/** A name from a list of authors: Chinese names and organisations whole, people in their parts. */
export function citedName(raw: string): CitedName {
  const name = fieldValue(raw)
  if (isWholeName(name)) return { kind: 'whole', name: name.replace(innerSpace, '') }
  if (organisationWord.test(name) || joiningWord.test(name)) return { kind: 'whole', name }
  return { kind: 'person', ...nameParts(name) }
}

/**
 * A name of which the source tells what it is: an organisation stays whole, a person comes in the parts given. null
 * where nothing is told, so that `citedName` has to guess, and for names in Chinese characters, which need no parts.
 */
export function citedNameOf(
  name: string,
  { organisation, parts }: { readonly organisation: boolean; readonly parts: NameParts | null },
): CitedName | null {
  const whole = fieldValue(name)
  if (organisation) return whole === '' ? null : { kind: 'whole', name: whole }
  const [family, given] = [fieldValue(parts?.family ?? ''), fieldValue(parts?.given ?? '')]
  if (whole === '' || family === '' || isWholeName(family + given)) return null
  return { kind: 'person', family, given }
}

/** `John, Jr.` as the given name and what follows it. */
export function givenAndSuffix(given: string): readonly [given: string, suffix: string] {
  const comma = given.lastIndexOf(',')
  const suffix = given.slice(comma + 1).trim()
  return comma >= 0 && isNameSuffix(suffix) ? [given.slice(0, comma), suffix] : [given, '']
}

/** `Zhang, San` for a person, the name itself for what is whole; '' where it says nothing. */
export function nameLine({ name }: Pick<CitedAuthor, 'name'>, separator = ', '): string {
  if (name.kind === 'whole') return fieldValue(name.name)
  return [fieldValue(name.family), fieldValue(name.given)].filter((part) => part !== '').join(separator)
}

/** The names of the authors, one a line; '' for one that says nothing. */
export const nameLines = (authors: readonly CitedAuthor[]): readonly string[] =>
  authors.map((author) => nameLine(author))

/**
 * A line of `nameLines` for programs that take the last word of a name without a comma for the family name: there a
 * name in one part, as of an organisation, ends with a comma.
 */
export const nameInOnePart = (line: string): string =>
  /\s/.test(line) && !line.includes(',') ? `${line},` : line
