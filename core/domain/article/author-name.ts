/** A person's name in its parts; the given name is '' where a name has one part. */
export interface NameParts {
  readonly family: string
  readonly given: string
}

/** Whether a name is written in Chinese, Japanese or Korean characters, and so stays whole. */
export const isWholeName = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)

const particles = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'la',
  'le',
  'ten',
  'ter',
  'zu',
])

/**
 * The parts of a Latin name: 'Zhang, San' as written; 'ZHANG San' and 'San ZHANG' by the word in capitals; else the
 * last word, with the particles before it, is the family name.
 */
export function nameParts(name: string): NameParts {
  const comma = name.indexOf(',')
  if (comma >= 0) return { family: name.slice(0, comma).trim(), given: name.slice(comma + 1).trim() }
  const words = name.split(/\s+/).filter((word) => word !== '')
  const capitals = words.flatMap((word, index) => (isCapitals(word) ? [index] : []))
  const [start, end] =
    capitals.length === 1 ? [capitals[0] ?? 0, (capitals[0] ?? 0) + 1] : [familyStart(words), words.length]
  const given = [...words.slice(0, start), ...words.slice(end)]
  return { family: words.slice(start, end).join(' '), given: given.join(' ') }
}

/** First letters of given names without dots: 'Xiao-Ming A.' is 'X M A'. */
export const initials = (given: string): string =>
  given
    .split(/[\s.\-‐–]+/u)
    .map((part) => [...part].find((character) => /\p{L}/u.test(character))?.toUpperCase() ?? '')
    .filter((letter) => letter !== '')
    .join(' ')

function familyStart(words: readonly string[]): number {
  let start = words.length - 1
  while (start > 1 && particles.has((words[start - 1] ?? '').toLowerCase())) start -= 1
  return start
}

const isCapitals = (word: string): boolean => /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(word)
