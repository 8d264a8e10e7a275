/** In Chinese the Latin face leaves “ ” ‘ ’ — … to the Chinese face, so that they stay full width. */
export const besideChinese = 'U+0-B6,U+B8-FF,U+131,U+152-153,U+2010-2013,U+2212'
export const extended = 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2DE-2FF,U+1E00-1EFF'
export const greek = 'U+370-3FF'

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
