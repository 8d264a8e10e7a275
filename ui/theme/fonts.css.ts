import { globalFontFace } from '@vanilla-extract/css'

const inter = (subset: string) =>
  `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`
const serif = (subset: string, style = 'normal') =>
  `url("@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${style}.woff2") format("woff2")`

/** In Chinese the Latin face leaves “ ” ‘ ’ — … to the Chinese face, so that they stay full width. */
const besideChinese = 'U+0-B6,U+B8-FF,U+131,U+152-153,U+2010-2013,U+2212'
const extended = 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2DE-2FF,U+1E00-1EFF'
const greek = 'U+370-3FF'

/** A font that comes late is for the next page: changed under the reader's eyes it would break lines again (decision 25). */
const latin = { fontDisplay: 'optional', fontWeight: '400 700' } as const

globalFontFace('Inter Variable', { ...latin, src: inter('latin') })
globalFontFace('Inter CN', { ...latin, src: inter('latin'), unicodeRange: besideChinese })
globalFontFace('Inter X', { ...latin, src: inter('latin-ext'), unicodeRange: extended })
globalFontFace('Inter X', { ...latin, src: inter('greek'), unicodeRange: greek })

globalFontFace('Source Serif Variable', { ...latin, src: serif('latin') })
globalFontFace('Source Serif Variable', { ...latin, src: serif('latin', 'italic'), fontStyle: 'italic' })
globalFontFace('Source Serif CN', { ...latin, src: serif('latin'), unicodeRange: besideChinese })
globalFontFace('Source Serif CN', {
  ...latin,
  src: serif('latin', 'italic'),
  fontStyle: 'italic',
  unicodeRange: besideChinese,
})
globalFontFace('Source Serif X', { ...latin, src: serif('latin-ext'), unicodeRange: extended })
globalFontFace('Source Serif X', { ...latin, src: serif('greek'), unicodeRange: greek })
globalFontFace('Source Serif X', {
  ...latin,
  src: serif('greek', 'italic'),
  fontStyle: 'italic',
  unicodeRange: greek,
})

interface StandIn {
  readonly names: readonly string[]
  /** The width of the web font in hundredths of this one's, over the English text of the samples. */
  readonly size: number
}

/** Regular, bold, italic and bold italic of one font of a system. */
type StandIns = readonly [StandIn, StandIn, StandIn, StandIn]

/** Ascent and descent of the web fonts, in thousandths of an em. */
const heights = { inter: [969, 241], serif: [1036, 335] } as const

/** Fonts of the system with the measures of the web fonts, so that a page is nearly the same with either. */
function standIn(
  family: string,
  [regular, bold, italic, boldItalic]: StandIns,
  [ascent, descent]: readonly [number, number],
  unicodeRange?: string,
): void {
  const faces = [
    [regular, '200 500', 'normal'],
    [bold, '501 900', 'normal'],
    [italic, '200 500', 'italic'],
    [boldItalic, '501 900', 'italic'],
  ] as const
  for (const [{ names, size }, fontWeight, fontStyle] of faces)
    globalFontFace(family, {
      src: names.map((name) => `local("${name}")`).join(),
      fontWeight,
      fontStyle,
      sizeAdjust: `${size}%`,
      ascentOverride: `${((ascent / size) * 10).toFixed(1)}%`,
      descentOverride: `${((descent / size) * 10).toFixed(1)}%`,
      lineGapOverride: '0%',
      ...(unicodeRange === undefined ? {} : { unicodeRange }),
    })
}

const arial: StandIns = [
  { names: ['Arial', 'Liberation Sans'], size: 106.9 },
  { names: ['Arial Bold', 'Liberation Sans Bold'], size: 101.3 },
  { names: ['Arial Italic', 'Liberation Sans Italic'], size: 106.8 },
  { names: ['Arial Bold Italic', 'Liberation Sans Bold Italic'], size: 101.3 },
]
const roboto: StandIns = [
  { names: ['Roboto', 'Roboto Regular'], size: 107.1 },
  { names: ['Roboto Bold'], size: 107.4 },
  { names: ['Roboto Italic'], size: 110.2 },
  { names: ['Roboto Bold Italic'], size: 110.5 },
]
const times: StandIns = [
  { names: ['Times New Roman', 'Liberation Serif'], size: 117.7 },
  { names: ['Times New Roman Bold', 'Liberation Serif Bold'], size: 112.5 },
  { names: ['Times New Roman Italic', 'Liberation Serif Italic'], size: 107.8 },
  { names: ['Times New Roman Bold Italic', 'Liberation Serif Bold Italic'], size: 109.6 },
]
const notoSerif: StandIns = [
  { names: ['Noto Serif', 'Noto Serif Regular'], size: 99.1 },
  { names: ['Noto Serif Bold'], size: 94.8 },
  { names: ['Noto Serif Italic'], size: 93.6 },
  { names: ['Noto Serif Bold Italic'], size: 88.7 },
]

/** Beside Chinese, letters of eastern Europe and Greek too come from here until the web fonts are there. */
const lettersBesideChinese = [besideChinese, extended, greek].join()

standIn('Inter F', arial, heights.inter, lettersBesideChinese)
standIn('Inter FR', roboto, heights.inter, lettersBesideChinese)
standIn('Inter L', arial, heights.inter)
standIn('Inter LR', roboto, heights.inter)
standIn('Source Serif F', times, heights.serif, lettersBesideChinese)
standIn('Source Serif FN', notoSerif, heights.serif, lettersBesideChinese)
standIn('Source Serif L', times, heights.serif)
standIn('Source Serif LN', notoSerif, heights.serif)

// Inter has no italics among the web fonts: Chinese text, whose letters are never slanted, takes the system's.
for (const [{ names, size }, fontWeight] of [
  [arial[2], '200 500'],
  [arial[3], '501 900'],
] as const)
  globalFontFace('Inter CN', {
    src: names.map((name) => `local("${name}")`).join(),
    fontWeight,
    fontStyle: 'italic',
    sizeAdjust: `${size}%`,
    unicodeRange: besideChinese,
  })
