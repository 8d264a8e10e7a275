import { globalFontFace } from '@vanilla-extract/css'
import { arialItalics, besideChinese, extended, greek } from './font-faces.ts'

// A sheet of its own: pages link to it once the browser has the fonts (`app/browser/before-paint.ts`).
const inter = (subset: string) =>
  `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`
const serif = (subset: string, style = 'normal') =>
  `url("@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${style}.woff2") format("woff2")`

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

// Inter has no italics among the web fonts: Chinese text, whose letters are never slanted, takes the system's.
const [italic, boldItalic] = arialItalics
for (const [{ names, size }, fontWeight] of [
  [italic, '200 500'],
  [boldItalic, '501 900'],
] as const)
  globalFontFace('Inter CN', {
    src: names.map((name) => `local("${name}")`).join(),
    fontWeight,
    fontStyle: 'italic',
    sizeAdjust: `${size}%`,
    unicodeRange: besideChinese,
  })
