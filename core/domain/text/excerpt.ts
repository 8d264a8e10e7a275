/**
 * The beginning of a plain text, at most `limit` characters with the ellipsis that shows the cut. Cut between words
 * where there is a space in its last third. Never parts a surrogate pair.
 */
export function excerpt(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, Math.max(0, limit - 1)).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > (cut.length * 2) / 3 ? cut.slice(0, space) : cut).trimEnd()}…`
}
