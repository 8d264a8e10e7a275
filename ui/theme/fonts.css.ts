import { globalFontFace } from '@vanilla-extract/css'
import { arialItalics, type StandIn } from './font-faces.ts'
import { besideChinese, extended, greek } from './letter-ranges.ts'

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
  ...arialItalics,
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
