export interface StandIn {
  readonly names: readonly string[]
  /** The width of the web font in hundredths of this one's, over the English text of the samples. */
  readonly size: number
}

/** Italic and bold italic of the system's sans serif. */
export const arialItalics: readonly [StandIn, StandIn] = [
  { names: ['Arial Italic', 'Liberation Sans Italic'], size: 106.8 },
  { names: ['Arial Bold Italic', 'Liberation Sans Bold Italic'], size: 101.3 },
]
