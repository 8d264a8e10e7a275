import { globalFontFace } from '@vanilla-extract/css'
import { arialItalics } from './font-faces.ts'
import { besideChinese, extended, greek, latinBesideChinese, latinLetters } from './letter-ranges.ts'

// A sheet of its own: pages link to it once the browser has the fonts (`app/browser/before-paint.ts`).
/** Cut from those of the packages by `app/commands/setup/cut-fonts.mjs`. */
const cut = (name: string) => `url("@fonts/${name}.woff2") format("woff2")`

/** A font that comes late is for the next page: changed under the reader's eyes it would break lines again (decision 25). */
const late = { fontDisplay: 'optional', fontWeight: '400 700' } as const

for (const [family, letters] of [
  ['Variable', latinLetters],
  ['CN', latinBesideChinese],
] as const) {
  const basic = { ...late, unicodeRange: letters.basic }
  const accented = { ...late, unicodeRange: letters.accented }
  globalFontFace(`Inter ${family}`, { ...accented, src: cut('inter-accented') })
  globalFontFace(`Source Serif ${family}`, { ...accented, src: cut('source-serif-accented') })
  globalFontFace(`Inter ${family}`, { ...basic, src: cut('inter-basic') })
  globalFontFace(`Source Serif ${family}`, { ...basic, src: cut('source-serif-basic') })
  // for accented letters too, though their file has all weights: a browser takes letters from rules of one weight alone
  for (const [fontWeight, file] of [
    ['400 500', 'source-serif-basic-italic'],
    ['501 700', 'source-serif-basic-bold-italic'],
  ] as const) {
    const slanted = { fontStyle: 'italic', fontWeight } as const
    globalFontFace(`Source Serif ${family}`, {
      ...accented,
      ...slanted,
      src: cut('source-serif-accented-italic'),
    })
    globalFontFace(`Source Serif ${family}`, { ...basic, ...slanted, src: cut(file) })
  }
}
for (const [letters, unicodeRange] of [
  ['extended', extended],
  ['greek', greek],
] as const) {
  globalFontFace('Inter X', { ...late, unicodeRange, src: cut(`inter-${letters}`) })
  globalFontFace('Source Serif X', { ...late, unicodeRange, src: cut(`source-serif-${letters}`) })
}
globalFontFace('Source Serif X', {
  ...late,
  unicodeRange: greek,
  fontStyle: 'italic',
  src: cut('source-serif-greek-italic'),
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
