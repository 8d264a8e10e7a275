/** Initials are tried for two to four Latin letters alone: one says nothing, and no more is a Chinese name. */
const initials = /^[a-z]{2,4}$/

/** The text of a search box as the initials of a name, in lower case; null for what can be none. */
export function initialsOfText(text: string): string | null {
  const letters = text.trim().normalize('NFKC').toLowerCase()
  return initials.test(letters) ? letters : null
}

/** The initials of a name whose characters are read so, family name first: y, t, l; null where they are not asked for. */
export function initialsOf(syllables: readonly string[]): string | null {
  const letters = syllables
    .flatMap((syllable) => /^\p{L}/u.exec(syllable)?.[0] ?? [])
    .join('')
    .toLowerCase()
  return initials.test(letters) ? letters : null
}
