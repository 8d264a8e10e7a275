/** Where a sentence of a reference may end: the mark, what closes behind it, and the space or Chinese that follows. */
const boundary = /[.?!…]["”’)\]]?\s|(?<=\p{Script=Han})\.|\.(?=\p{Script=Han})|[。?!](?=\p{Script=Han})|。/gu

/** So many titles are thought of, and so many sentences looked at for each end of one. */
const most = { titles: 8, starts: 3, ends: 4 }

/** What tells titles apart: letters and digits alone, whatever their case, width, accents' spelling and marks. */
export const titleKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Fewer letters than this are no title. */
const shortest = 3

const places = (text: string): readonly number[] =>
  [...text.matchAll(boundary)].map(({ 0: mark, index }) => index + mark.length)

function tidied(titles: readonly string[]): readonly string[] {
  const found = new Map<string, string>()
  for (const title of titles) {
    const key = titleKey(title)
    if (key.length >= shortest && !found.has(key)) found.set(key, title.trim().replace(/[.。,;:]$/, ''))
  }
  return [...found.values()].slice(0, most.titles)
}

/** A title that ends with the text: behind its authors, without any, or behind what looked like a sentence of them. */
export function titlesAtEnd(text: string): readonly string[] {
  const [first = 0, ...others] = places(text)
  return tidied([first, 0, ...others].map((start) => text.slice(start)))
}

/** A title that begins with the text, and what may be its end. */
export const titlesAtStart = (text: string): readonly string[] =>
  tidied([...places(text), text.length].map((end) => text.slice(0, end)))

/** A title with sentences before and behind it: authors, and the journal. */
export function titlesWithin(text: string): readonly string[] {
  const [first = 0, ...others] = places(text)
  const starts = [first, 0, ...others].slice(0, most.starts)
  const ends = [...places(text), text.length]
  return tidied(
    starts.flatMap((start) =>
      ends
        .filter((end) => end > start)
        .slice(0, most.ends)
        .map((end) => text.slice(start, end)),
    ),
  )
}
