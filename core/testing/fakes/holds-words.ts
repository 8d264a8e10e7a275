/** Whether these texts together hold every word of a search, in any letter case; '' is held by all. */
export function holdsWords(texts: readonly string[], q: string): boolean {
  const text = texts.join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
