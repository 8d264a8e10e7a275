import { plainText } from '../article/plain-text.ts'
import type { Journal } from '../site/journal.ts'
import { titleKey } from './known-titles.ts'

const keyOf = (name: string): string => titleKey(plainText(name).replaceAll('&', ' and '))

/**
 * The journals whose name or abbreviation, in either language, is the whole of a term, whatever its letter case, marks
 * and spaces. Laws: a part of a name names nothing, nor does a term without letters or digits.
 */
export function namedJournals<Each extends Pick<Journal, 'name' | 'abbreviation'>>(
  journals: readonly Each[],
  term: string,
): readonly Each[] {
  const key = titleKey(term.replaceAll('&', ' and '))
  return journals.filter(({ name, abbreviation }) =>
    [name.zh, name.en, abbreviation.zh, abbreviation.en].some(
      (each) => each !== '' && keyOf(each) === key && key !== '',
    ),
  )
}
