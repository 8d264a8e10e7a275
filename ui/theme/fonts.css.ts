import { globalFontFace } from '@vanilla-extract/css'

const inter = (subset: string) =>
  `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`
const serif = (subset: string, style = 'normal') =>
  `url("@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${style}.woff2") format("woff2")`

/** In Chinese the Latin face leaves “ ” ‘ ’ — … to the Chinese face, so that they stay full width. */
const besideChinese = 'U+0-B6,U+B8-FF,U+131,U+152-153,U+2010-2013,U+2212'
const extended = 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2DE-2FF,U+1E00-1EFF'
const greek = 'U+370-3FF'

/** A face that comes late is for the next page: changed under the reader's eyes it would break lines again (decision 25). */
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

// Stand-ins with the measures of the faces above, so that nothing moves when those arrive.
globalFontFace('Inter F', {
  src: 'local("Arial"),local("Liberation Sans")',
  sizeAdjust: '107.1%',
  ascentOverride: '90.4%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
  unicodeRange: besideChinese,
})
globalFontFace('Source Serif F', {
  src: 'local("Times New Roman"),local("Liberation Serif")',
  fontWeight: '200 500',
  sizeAdjust: '116.6%',
  ascentOverride: '88.8%',
  descentOverride: '28.7%',
  lineGapOverride: '0%',
  unicodeRange: besideChinese,
})
globalFontFace('Source Serif F', {
  src: 'local("Times New Roman Bold"),local("Liberation Serif Bold")',
  fontWeight: '501 900',
  sizeAdjust: '113.4%',
  ascentOverride: '91.4%',
  descentOverride: '29.5%',
  lineGapOverride: '0%',
  unicodeRange: besideChinese,
})
