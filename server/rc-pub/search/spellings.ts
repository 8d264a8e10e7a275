import { hanClasses } from './han-classes.ts'

const classOf: ReadonlyMap<string, readonly string[]> = new Map(
  hanClasses
    .trim()
    .split(/\s+/)
    .map((written) => [...written])
    .flatMap((characters) => characters.map((character) => [character, characters] as const)),
)

export const formsOf = (character: string): readonly string[] => classOf.get(character) ?? [character]

/** A pair of characters with many forms each is looked for in so many of them, its own first. */
const mostSpellings = 16

/**
 * The ways to write one or two Chinese characters, simplified and traditional: 水库 is 水庫 too, and 发 is 發 and 髮. Laws:
 * the text itself comes first, each way has as many characters, and a way of a way is a way.
 */
export function spellingsOf(gram: string): readonly string[] {
  const written = [...gram]
    .map(formsOf)
    .reduce<readonly string[]>(
      (begun, forms) => begun.flatMap((beginning) => forms.map((form) => beginning + form)),
      [''],
    )
  return [gram, ...written.filter((each) => each !== gram)].slice(0, mostSpellings)
}

const areForms = (one: string, other: string): boolean => one === other || formsOf(one).includes(other)

/** How a text writes a run of Chinese, wherever it has it: what to mark where it stands. */
export function spellingsIn(text: string, run: string): readonly string[] {
  const [characters, wanted] = [[...text], [...run]]
  const found = new Set<string>()
  for (let at = 0; at + wanted.length <= characters.length; at += 1) {
    if (wanted.every((character, by) => areForms(character, characters[at + by] ?? '')))
      found.add(characters.slice(at, at + wanted.length).join(''))
  }
  return [...found]
}

const greek: ReadonlyMap<string, string> = new Map(
  [
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega',
  ]
    .flatMap((names) => names.split(' '))
    .map((name, at) => [String.fromCodePoint(0x3b1 + at + (at > 16 ? 1 : 0)), name]),
)
const letters: ReadonlyMap<string, string> = new Map([...greek].map(([letter, name]) => [name, letter]))

/**
 * The ways to write a word of an alphabet, itself first: a Greek letter and its name, alone or within a word that has
 * other letters too. A word of Greek letters alone is Greek.
 */
export function wordSpellings(word: string): readonly string[] {
  const letter = letters.get(word)
  if (letter !== undefined) return [word, letter]
  if (/^\p{Script=Greek}{2,}$/u.test(word)) return [word]
  const named = [...word.replaceAll('ς', 'σ')].map((character) => greek.get(character) ?? character).join('')
  return named === word ? [word] : [word, named]
}
