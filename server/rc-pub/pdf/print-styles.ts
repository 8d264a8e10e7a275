import type { RunningHead } from './running-head.ts'

/** Text as a string of CSS that cannot end its style element. */
const cssText = (text: string): string =>
  `"${text.replace(/[\\"<>\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`

const fonts = {
  zh: `"Noto Serif SC Variable","Source Serif 4 Variable",serif`,
  latin: `"Source Serif 4 Variable","Noto Serif SC Variable",serif`,
  mathematics: `"Noto Sans Math","Noto Serif SC Variable",math`,
}

/** A4 with the short citation above and the number of the page below. */
export const pageStyles = ({ authors, source }: RunningHead): string => `
@page {
  size: A4; margin: 24mm 21mm 22mm;
  font: 8.5pt/1.3 ${fonts.zh}; color: #555;
  @top-left { content: ${cssText(source)}; vertical-align: bottom; padding-bottom: 4mm; text-align: left }
  @top-right { content: ${cssText(authors)}; vertical-align: bottom; padding-bottom: 4mm; text-align: right }
  @bottom-center { content: counter(page) " / " counter(pages) }
}
@page :first { margin-top: 18mm; @top-left { content: none } @top-right { content: none } }
`

/** How an article looks on paper: one column, three-line tables, nothing torn apart that belongs together. */
export const printStyles = `
* { box-sizing: border-box }
body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure { margin: 0; padding: 0 }
body { font: 10pt/1.5 ${fonts.latin}; color: #111; overflow-wrap: break-word; font-variant-numeric: lining-nums }
[lang|=zh] { font-family: ${fonts.zh}; line-height: 1.65; text-spacing-trim: trim-start }
[lang]:not([lang|=zh]) { font-family: ${fonts.latin}; line-height: 1.5 }
:lang(zh) i, :lang(zh) em { font-family: ${fonts.latin} }
a { color: #0b4a8f; text-decoration: none }
b, strong, th { font-weight: 700 }
sup, sub { font-size: .7em; line-height: 0 }

.notice { margin-bottom: 4mm; padding: 2mm 3mm; border: .6pt solid #777; font-size: 9.5pt; overflow-wrap: anywhere }
.notice.grave { border: 1.2pt solid #a3141c; color: #a3141c }
.source { font-size: 9pt; color: #555; border-bottom: .6pt solid #111; padding-bottom: 2mm; margin-bottom: 7mm }
.column { font-size: 9pt; color: #555; margin-bottom: 2mm }
h1 { font-size: 18pt; line-height: 1.3; font-weight: 700; text-wrap: balance }
.second-title { font-size: 13pt; line-height: 1.4; color: #333; margin-top: 2.5mm; text-wrap: balance }
.authors { font-size: 11pt; margin-top: 5mm }
.author { white-space: nowrap }
.orcid { font-size: .65em; margin-left: .2em; vertical-align: .35em; color: #5a8a00 }
.places, .imprint { list-style: none; font-size: 8.5pt; line-height: 1.5; color: #333 }
.places { margin-top: 2.5mm }
.abstract { margin-top: 4.5mm; font-size: 9.2pt; break-inside: avoid }
.abstract h2 { font-size: 10pt; margin-bottom: 1mm }
.abstract p { text-align: justify }
.abstract p.keywords { margin-top: 1.5mm; text-align: left }
.imprint li { break-inside: avoid }
.imprint { margin-top: 4mm; padding: 2.5mm 0; border-block: .4pt solid #999 }
.imprint li + li { margin-top: .8mm }
main { margin-top: 7mm }

h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid }
.prose h2 { font-size: 13pt; line-height: 1.4; margin: 7mm 0 2.5mm }
.prose h3 { font-size: 11pt; line-height: 1.45; margin: 5mm 0 1.5mm }
.prose h4, .prose h5, .prose h6 { font-size: 10pt; margin: 4mm 0 1mm }
main > section:first-child > h2:first-child { margin-top: 0 }
.prose p { text-align: justify; orphans: 2; widows: 2 }
.prose:lang(en) p { hyphens: auto }
.prose p + p { margin-top: 1.5mm }
main:lang(zh) p { text-indent: 2em }
main :is(figcaption, .table-notes, table, .references, .footnotes, li, dd, blockquote footer, .attrib) p,
main p.attrib { text-indent: 0; text-align: start }
.prose ul, .prose ol { margin: 2mm 0; padding-left: 1.8em }
.prose li + li { margin-top: .8mm }
.prose ul.labelled, .prose ul.simple, .prose ol.plain { list-style: none; padding-left: 0 }
.prose dt { font-weight: 700; margin-top: 1.5mm }
.prose dd { margin-left: 1.8em }

.prose figure { margin: 6mm 0; break-inside: avoid }
.prose img { display: block; max-width: 100%; max-height: 105mm; width: auto; height: auto; margin-inline: auto }
.prose p img, .prose td img, .prose span img { display: inline; max-height: 1.6em; vertical-align: middle }
.prose figcaption, .prose .table-notes { font-size: 8.5pt; line-height: 1.5; color: #333 }
.prose .fig figcaption, .prose .fig-group figcaption { margin-top: 2.5mm }
.prose .table-wrap figcaption { margin-bottom: 2mm }
.prose .table-notes { margin-top: 1.5mm }
.prose .fig-missing, .prose .formula-missing { color: #555; font-size: 8.5pt; text-indent: 0 }

.prose figure.table-wrap { break-inside: auto }
table { width: 100%; border-collapse: collapse; border-block: 1pt solid #111; font-size: 8.5pt; line-height: 1.4; font-variant-numeric: tabular-nums lining-nums }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1mm 1.6mm; text-align: left; vertical-align: top }
thead tr:last-child > * { border-bottom: .6pt solid #111 }
tbody + tbody tr:first-child > * { border-top: .4pt solid #999 }
.align-right { text-align: right }
.align-center { text-align: center }
tr > :first-child { padding-left: 0 }
tr > :last-child { padding-right: 0 }

math, math * { font-family: ${fonts.mathematics} }
mi, mn, mtext, ms { font-family: ${fonts.latin} }
mtd.math-right { text-align: right }
mtd.math-left { text-align: left }
mi.letter { text-transform: none; font-style: italic }
span:not([lang]):has(> math) { white-space: nowrap }
.formula, .formula-group { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 1mm 4mm; margin: 1mm 0; padding-block: 2.5mm; break-inside: avoid }
.formula > :first-child { justify-self: center; max-width: 100% }
.formula-group > .formula { grid-column: 1; margin: 0 }
.formula-label { grid-column: 2 }

blockquote { margin: 3mm 0; padding-left: 5mm; border-left: 1.5pt solid #bbb }
.box, .statement, .supplement { margin: 4mm 0 }
.box { padding: 3mm 4mm; border-block: .6pt solid #111; break-inside: avoid }
pre { margin: 3mm 0; padding: 2mm 3mm; background: #f4f4f4; font: 8pt/1.5 ui-monospace,Consolas,monospace; white-space: pre-wrap }

.references, .footnotes { font-size: 8.5pt; line-height: 1.5 }
.references h2, .footnotes h2 { font-size: 12pt; border-top: .6pt solid #111; padding-top: 2.5mm }
.references ol, .footnotes ul { list-style: none; padding-left: 0 }
.references li, .footnotes li { position: relative; padding-left: 9mm; overflow-wrap: anywhere; break-inside: avoid }
.references ol:not(.plain) > li::before { content: "[" counter(list-item) "]" }
.references li::before, .references li > .label:first-child, .footnotes li > .label:first-child { position: absolute; left: 0; color: #555 }
.sc { font-variant: small-caps }
.overline { text-decoration: overline }
.backlink { display: none }
`
