/** A person's name in its parts; the given name is '' where a name has one part. */
export interface NameParts {
  readonly family: string
  /** With what follows the name behind a comma: 'John, Jr.'. */
  readonly given: string
}

/** Whether a name is written in Chinese, Japanese or Korean characters, and so stays whole. */
export const isWholeName = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)

const particles = new Set(
  'van von de der den del della di da do dos das du des la le ten ter zu zum zur af av bin ibn el al'.split(
    ' ',
  ),
)

/** Those that are no syllable of a Chinese name are particles with a capital, too. */
const capitalParticles = new Set(['Van', 'Von', 'Der', 'Del', 'Della', 'Dos', 'Ter'])

/** What follows a name: 'Jr.', 'III'. */
export const isNameSuffix = (word: string): boolean => /^(?:[JS][Rr]\.?|II|III|IV)$/.test(word)

/** What follows a family name in Portuguese and belongs to it in citations: 'Souza Neto, L.' */
export const isFamilySuffix = (word: string): boolean =>
  /^(?:Neto|Netto|Filho|Sobrinho|Segundo|Terceiro|Bisneto)$/i.test(word)

/**
 * The parts of a Latin name: 'Zhang, San' as written; 'ZHANG San' and 'San ZHANG' by the word in capitals; 'Zhang S.'
 * by its initials; else the last word, with the particles before it and a suffix behind it that belongs to it, is the
 * family name.
 */
export function nameParts(name: string): NameParts {
  const [head = '', ...tail] = name.split(',').map((part) => part.trim())
  const given = tail.filter((part) => part !== '' && !isNameSuffix(part))
  const words = head.split(/\s+/)
  const behind = words.slice(given.length > 0 ? 1 : 2)
  const suffixed = behind.slice(-1).some(isNameSuffix)
  const own = suffixed ? words.slice(0, -1) : words
  const suffixes = [...words.slice(own.length), ...tail.filter(isNameSuffix)]
  // A comma that ends a name says that it has one part.
  const whole = tail.length > 0 && suffixes.length === 0
  const parts = whole || given.length > 0 ? { family: own.join(' '), given: given.join(', ') } : partsOf(own)
  return { ...parts, given: [parts.given, ...suffixes].filter((part) => part !== '').join(', ') }
}

function partsOf(words: readonly string[]): NameParts {
  const [start, end] = familyIn(words)
  const given = [...words.slice(0, start), ...words.slice(end)]
  return { family: words.slice(start, end).join(' '), given: given.join(' ') }
}

/** Where the family name begins and ends. */
function familyIn(words: readonly string[]): readonly [start: number, end: number] {
  const first = words.findIndex(isCapitals)
  const last = words.findLastIndex(isCapitals)
  const apart = words.slice(first, last + 1).every(isCapitals) && last - first + 1 < words.length
  if (first >= 0 && apart) return [withParticles(words, first), last + 1]
  const beforeInitials = words.findLastIndex((word) => !isInitials(word)) + 1
  if (beforeInitials > 0 && beforeInitials < words.length) return [0, beforeInitials]
  const suffixes = words.length > 2 && words.slice(-1).some(isFamilySuffix) ? 1 : 0
  return [withParticles(words, Math.max(0, words.length - 1 - suffixes)), words.length]
}

/** Where the particles right before a word begin; the first word of a name is none. */
const withParticles = (words: readonly string[], start: number): number =>
  words.slice(0, start).findLastIndex((word, index) => index === 0 || !isParticle(word)) + 1

/** First letters of given names without dots: 'Xiao-Ming A.' and 'XiaoMing A.' are 'X M A'. */
export const initials = (given: string): string =>
  given
    .split(/[\s.\-‐–]|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((part) => [...part].find((character) => /\p{L}/u.test(character))?.toUpperCase() ?? '')
    .filter((letter) => letter !== '')
    .join(' ')

/** First letters of given names with dots, as APA has them: 'Jean-Paul A.' is 'J.-P. A.'. */
export const dottedInitials = (given: string): string =>
  given
    .split(/\s+/)
    .map((word) => word.split(/[-‐–]/).map(dotted).filter(isPresent).join('-'))
    .filter(isPresent)
    .join(' ')

const dotted = (part: string): string =>
  initials(part)
    .split(' ')
    .filter(isPresent)
    .map((letter) => `${letter}.`)
    .join(' ')

const isPresent = (text: string): boolean => text !== ''

const isParticle = (word: string): boolean => particles.has(word) || capitalParticles.has(word)

const isInitials = (word: string): boolean => /^\p{Lu}(?:[.-]+\p{Lu})*\.?$/u.test(word)

const isCapitals = (word: string): boolean =>
  !isInitials(word) && !/\p{Ll}/u.test(word) && /\p{Lu}.*\p{Lu}/u.test(word)
