import { foldLetters } from '@xuekan/core/search'
import { readName } from './read-name.ts'
import { textWords } from './text-words.ts'

/** A name as references abbreviate it. */
export interface InitialledName {
  /** As it stands in the term. */
  readonly typed: string
  /** In one piece: `ouyang`. */
  readonly family: string
  /** The first letters of the given names, at least one. */
  readonly initials: readonly string[]
}

/** A name of the corpus with the initials of its pinyin, family name first; '' or '-' where they are not known. */
export interface StoredName {
  readonly zh: string
  readonly en: string
  readonly initials: string
}

const family = String.raw`(?<family>\p{L}[\p{L}\p{M}]+(?:[-‐‑'’]\p{L}[\p{L}\p{M}]+)*)`
const capitals = String.raw`(?<initials>\p{Lu}(?:[.\s-]{0,3}\p{Lu}){0,3}\.?)`
const letters = String.raw`(?<initials>\p{L}(?:[.\s-]{0,3}\p{L}){0,3}\.?)`
const dotted = String.raw`(?<initials>\p{L}\.(?:[\s-]?\p{L}\.){0,3})`

/** `Yu TL`, `Yu T. L.`, `T. L. Yu`; in small letters with a comma or full stops alone, since words look the same. */
const forms = [
  String.raw`^${family}\s*,\s*${letters}$`,
  String.raw`^${family}\s+${capitals}$`,
  String.raw`^${family}\s+${dotted}$`,
  String.raw`^${capitals}\s+${family}$`,
  String.raw`^${dotted}\s*${family}$`,
].map((source) => new RegExp(source, 'u'))

/** A term that is a name with its initials in letters; null for any other term. */
export function readInitialledName(term: string): InitialledName | null {
  const text = term.normalize('NFKC').trim()
  const groups = forms.map((form) => form.exec(text)?.groups).find((each) => each !== undefined)
  const found = groups?.['family'] ?? ''
  if (!/^\p{Script=Latin}/u.test(found) || !/^\P{Ll}|[.,]/u.test(text)) return null
  const pieces = foldLetters(groups?.['initials'] ?? '').match(/\p{L}/gu) ?? []
  return { typed: text, family: textWords(found).words.join(''), initials: pieces }
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}]+(?:[-‐‑'’]\p{L}[\p{L}\p{M}]+)*`
const alone = String.raw`(?<![\p{L}\p{N}.])`
const ended = String.raw`(?![\p{L}\p{N}])`

/** `Yu TL`, `Yu, T. L.` and `T. L. Yu` between other words: with capitals alone, since words look the same; and others behind a name. */
const within = new RegExp(
  String.raw`${alone}(?<name>${capitalised}(?:\s*,\s*|\s+)\p{Lu}(?:\.?[\s-]?\p{Lu}(?![\p{L}\p{N}]{2})){0,3}${ended}\.?|\p{Lu}\.(?:[\s-]?\p{Lu}\.){0,3}\s?${capitalised}${ended})(?:,?\s+(?:et\s+al${ended}\.?|and\s+others${ended})|[,，]?\s*等(?=[^\p{Script=Han}]|$))?`,
  'gu',
)

/** So many names of one term are looked up. */
const mostNames = 4

/** The names with initials of a term: the whole of it, else those that stand among other words. */
export function initialledNames(term: string): readonly InitialledName[] {
  const whole = readInitialledName(term)
  if (whole !== null) return [whole]
  const found = [...term.normalize('NFKC').matchAll(within)].slice(0, mostNames)
  return found.flatMap(({ 0: typed, groups }) => {
    const name = readInitialledName(groups?.['name'] ?? '')
    return name === null ? [] : [{ ...name, typed }]
  })
}

/**
 * Whether a name of the corpus can be the one that is abbreviated: its family name is the same, at either end, and its
 * given names begin with the initials in their order. Of a name that gives fewer of them, those that it gives; of a Chinese
 * given name in one word also each syllable. Laws: a name fits its own initials, all of them or the first alone.
 */
export function fitsInitials(
  stored: StoredName,
  { family: soughtFamily, initials }: Pick<InitialledName, 'family' | 'initials'>,
): boolean {
  // a Chinese name says which of its parts is the family's: Tan Yu is no T. Yu
  if (stored.initials > '-' && !stored.initials.startsWith(soughtFamily.charAt(0))) return false
  return spelt(stored).some((words) =>
    words.some((_, at) => {
      const [first, last] = [words.slice(0, at), words.slice(at)]
      return (
        (first.join('') === soughtFamily && givenFits(last, stored.initials, initials)) ||
        (last.join('') === soughtFamily && givenFits(first, stored.initials, initials))
      )
    }),
  )
}

/** A name in words, one that stands in Chinese alone in pinyin. */
const spelt = ({ zh, en }: StoredName): readonly (readonly string[])[] =>
  en === '' ? readName(zh).map(({ family: read, given }) => [read, given.join('')]) : [textWords(en).words]

function givenFits(given: readonly string[], known: string, initials: readonly string[]): boolean {
  const [word = ''] = given
  if (word === '' || !initials.slice(0, given.length).every((letter, at) => given[at]?.startsWith(letter)))
    return false
  if (given.length > 1 || initials.length === 1 || word.length === 1) return true
  const all = initials.join('')
  if (word === all) return true
  // the syllables of a Chinese name tell, else where one can begin: behind a vowel, n, ng or r, and before a vowel
  const [first, ...rest] = initials
  const syllables = `^${first}[a-z]*${rest.map((letter) => `[aeiouvngr]${letter}h?[aeiouv][a-z]*`).join('')}`
  return known > '-' ? known.endsWith(all) : new RegExp(syllables, 'u').test(word)
}
