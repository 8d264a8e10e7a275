import { foldLetters } from './fold-letters.ts'

/** Whether each word that is typed is said in one of the texts, with or without accents. Law: a word more says no more. */
export function saysWords(typed: string): (texts: readonly string[]) => boolean {
  const words = foldLetters(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (texts) => {
    if (words.length === 0) return true
    const said = foldLetters(texts.join('\n'))
    return words.every((word) => said.includes(word))
  }
}
