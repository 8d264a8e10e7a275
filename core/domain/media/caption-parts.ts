/** A caption as a heading and what follows it. */
export interface CaptionParts {
  readonly title: string
  readonly text: string
}

/** Characters of a heading. */
const longest = 120

/** A stop behind a word, not behind an abbreviation: what follows begins a sentence. */
const stops = /[。！？]|(?:\p{L}{4}|[\d)\]%”"])[.!?](?=\s+[\p{Lu}\p{Lo}(])/gu

/**
 * The first sentence of a caption as its title, where that is short enough for one; else all is text. Laws: nothing but
 * the stop of the title is lost, and a title is never longer than a heading may be.
 */
export function captionParts(caption: string): CaptionParts {
  const whole = caption.trim()
  stops.lastIndex = 0
  const first = stops.exec(whole)
  const end = first === null ? whole.length : first.index + first[0].length
  if (end > longest) return { title: '', text: whole }
  return { title: whole.slice(0, end).replace(/(?<!\.)[。.]$/u, ''), text: whole.slice(end).trim() }
}
