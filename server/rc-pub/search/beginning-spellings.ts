import { formsOf } from './spellings.ts'

/** Each costs a look into the index of each journal. */
const mostBeginnings = 12

/**
 * The ways to write the beginning of a phrase, itself first, then wholly simplified and wholly traditional: 水库 is 水庫
 * too. Laws: each way has as many characters, and nothing stands twice.
 */
export function beginningSpellings(text: string): readonly string[] {
  const forms = [...text].map((character) => ({ character, all: formsOf(character) }))
  const whole = (at: number): string =>
    forms.map(({ character, all }) => all[Math.min(at, all.length - 1)] ?? character).join('')
  const mixed = forms.reduce<readonly string[]>(
    (begun, { all }) => begun.flatMap((start) => all.map((form) => start + form)).slice(0, mostBeginnings),
    [''],
  )
  return [...new Set([text, whole(0), whole(1), ...mixed])].slice(0, mostBeginnings)
}
