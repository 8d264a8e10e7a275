/** What a careful reader takes in within a minute. */
const pace = { characters: 400, words: 220 } as const

const tagsAndEntities = /<[^<>]*>|&[^;\s<]{1,10};/g
const chineseCharacter = /\p{Script=Han}/gu
const word = /[\p{L}\p{N}]+/gu

/**
 * How many minutes a piece of prose takes, at least 1: Chinese by its characters, other languages by their words.
 * References are looked up, not read: what follows their heading does not count. Where the same stands there in several
 * texts, one of them is read. Linear in the length.
 */
export function readingMinutes(html: string, texts = 1): number {
  const references = html.indexOf('<section class="references"')
  const text = (references < 0 ? html : html.slice(0, references)).replace(tagsAndEntities, ' ')
  const characters = text.match(chineseCharacter)?.length ?? 0
  const words = text.replace(chineseCharacter, ' ').match(word)?.length ?? 0
  const minutes = characters / pace.characters + words / pace.words
  return Math.max(1, Math.round(minutes / texts))
}
