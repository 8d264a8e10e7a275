/** Letters of the font files, as stylesheets write a range. */
interface LetterRanges {
  /** What English and numbers are written with, and the signs that texts of every language have. */
  readonly basic: string
  /**
   * The further letters and signs of western Europe: a file of their own, since few pages have many. What is basic too is
   * taken from the basic file, whose rule comes later.
   */
  readonly accented: string
}

export const latinLetters: LetterRanges = {
  basic: 'U+20-7E,U+A0,U+A9,U+B0-B3,U+B5-B7,U+B9,U+D7,U+2000-206F,U+2122,U+2191,U+2193,U+2212',
  accented: 'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6-2DC,U+304-329,U+20AC,U+2215',
}

/** In Chinese the Latin font leaves “ ” ‘ ’ — … · to the Chinese font, so that they stay full width. */
export const latinBesideChinese: LetterRanges = {
  basic: 'U+20-7E,U+A0,U+A9,U+B0-B3,U+B5-B6,U+B9,U+D7,U+2010-2013,U+2212',
  accented: 'U+A1-B6,U+B8-FF,U+131,U+152-153',
}

/** All that a Latin font has beside Chinese, whatever file it is in. */
export const besideChinese = 'U+0-B6,U+B8-FF,U+131,U+152-153,U+2010-2013,U+2212'
export const extended = 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2DE-2FF,U+1E00-1EFF'
export const greek = 'U+370-3FF'
