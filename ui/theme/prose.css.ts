import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { colour, vars } from './contract.css.ts'
import { cramped, phone } from './media.ts'
import { rem } from './rem.ts'

/** Reading text: an abstract, a column's own text, a full text with its figures, tables, formulae and references. */
export const prose = style({
  font: `400 ${rem(18)}/${vars.lead} ${vars.serif}`,
  overflowWrap: 'break-word',
  '@media': { [phone]: { fontSize: rem(17) }, print: { fontSize: '10.5pt' } },
})

const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    rule,
  )

inside('[lang]', { fontFamily: vars.serif })
inside('p + p', { marginTop: vars.space[4] })
globalStyle(`${prose}:lang(zh) p`, { textAlign: 'justify', '@media': { [phone]: { textAlign: 'start' } } })
globalStyle(`${prose}:lang(zh) p + p`, { marginTop: vars.space[2] })
globalStyle(`${prose}:lang(zh) section > p, ${prose}:lang(zh) > p`, { textIndent: '2em' })
globalStyle(`${prose}:lang(en) > p`, { hyphens: 'auto' })

inside('h2', { font: `700 ${rem(24)}/1.4 ${vars.serif}`, margin: `${vars.space[7]} 0 ${vars.space[4]}` })
inside('h3', { font: `600 ${rem(17)}/1.5 ${vars.sans}`, margin: `${vars.space[6]} 0 ${vars.space[2]}` })
inside('h4, h5, h6', {
  font: `600 ${rem(15)}/1.6 ${vars.sans}`,
  margin: `${vars.space[5]} 0 ${vars.space[1]}`,
})
globalStyle(`${prose} > section:first-child > h2`, { marginTop: vars.space[5] })
inside('h2', { '@media': { [phone]: { fontSize: rem(22), marginTop: '40px' } } })

inside('a', {
  color: colour.primary,
  textDecoration: `underline 1px ${vars.edge}`,
  textUnderlineOffset: '.2em',
})
inside('sup a', { textDecorationLine: 'none' })
inside('sup a', { fontFamily: vars.sans, padding: '0 1px' })
inside('b, strong', { fontWeight: 600 })

inside('dl', { margin: `${vars.space[3]} 0` })
inside('ul, ol', { margin: `${vars.space[3]} 0`, paddingLeft: '1.6em', listStyle: 'disc' })
// numbers, or the letters of the list's own type
inside('ol', { listStyle: 'revert-layer' })
inside('li + li', { marginTop: vars.space[1] })
inside('ul.labelled, ul.simple', { listStyle: 'none', paddingLeft: 0 })
inside('dt', { fontWeight: 600, marginTop: vars.space[2] })
inside('dd', { marginLeft: '1.6em' })

inside('figure', { margin: `${vars.space[7]} 0`, '@media': { print: { breakInside: 'avoid' } } })
inside('figure img', { height: 'auto', marginInline: 'auto' })
inside('figcaption, .table-notes', { font: `400 ${rem(14)}/1.6 ${vars.sans}`, color: vars.ink2 })
globalStyle(`${prose} figcaption p, ${prose} .table-notes p`, {
  textAlign: 'start',
  textIndent: 0,
  margin: 0,
})
inside('.fig figcaption, .fig-group figcaption, .graphical figcaption', { marginTop: '14px' })
inside('figure a[data-float]', { display: 'block' })
inside('figure a[data-float] img', { cursor: 'zoom-in' })
// more of a selector than what sets Chinese paragraphs on a phone
globalStyle(`${prose} figure p.enlarge`, {
  margin: `0 0 ${vars.space[1]}`,
  font: `400 ${rem(13)}/${rem(24)} ${vars.sans}`,
  textAlign: 'right',
  textIndent: 0,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${prose} figcaption > p.enlarge + p`, { marginTop: 0 })
globalStyle(`${prose} p.enlarge a`, { display: 'inline-block', color: colour.primary })
inside('p.enlarge a + a', { marginInlineStart: vars.space[4] })
// The way from a heading to the same one in the other language.
inside('.in-other', {
  float: 'right',
  minWidth: '24px',
  margin: `calc(-1 * ${vars.space[4]} - ${rem(24)}) 0 0 8px`,
  font: `500 ${rem(12)}/${rem(24)} ${vars.sans}`,
  textAlign: 'center',
  textDecorationLine: 'none',
  color: vars.ink3,
  '@media': { print: { display: 'none' } },
})
inside('.in-other [lang]', { font: 'inherit' })
inside('h3 + .in-other', { marginTop: `calc(-1 * ${vars.space[2]} - ${rem(24)})` })
inside('h2:has(+ .in-other), h3:has(+ .in-other)', { paddingRight: rem(28) })
inside('.in-other:hover', { color: colour.primary })
inside('.table-wrap figcaption', { marginBottom: vars.space[3] })
inside('figcaption b, figcaption .caption-title', { fontWeight: 600, color: vars.ink })
inside('figcaption [lang]', { fontFamily: vars.sans, fontSize: rem(13), color: vars.ink3 })
inside('figcaption p.attrib, .table-notes', { fontSize: rem(13), color: vars.ink3 })
inside('.table-notes', { marginTop: vars.space[2] })
// One quiet line in the place of a picture; the caption is what there is to read.
inside('.fig-missing, .formula-missing', {
  padding: '6px 12px',
  background: vars.wash,
  font: `400 ${rem(13)}/1.5 ${vars.sans}`,
  color: vars.ink3,
  textIndent: 0,
})
inside('span.formula-missing', { padding: '0 6px' })
inside('.fig-missing a', { color: vars.ink2 })
inside('figure:has(> .fig-missing)', { margin: `${vars.space[5]} 0` })
inside('.fig-missing + figcaption', { marginTop: '8px' })

/** What text stands on. */
const ground = `var(--ground, ${vars.paper})`

// Tables of three lines: above, under the head, below.
inside('.table-scroll, .formula, .formula-group', {
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  // the edge fades where more follows: what covers it at the end scrolls with the content
  background: `linear-gradient(to left, ${ground} 28px, transparent) right / 56px 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, ${vars.ink} 18%, transparent), transparent) right / 20px 100% no-repeat scroll`,
})
// The first column stays where it is one, and says whose the numbers are.
inside('.table-scroll > table:not(:has(tr > :first-child:is([rowspan], [colspan]))) tr > :first-child', {
  position: 'sticky',
  left: 0,
  maxWidth: '40vw',
  background: ground,
})
inside('table', {
  width: '100%',
  borderCollapse: 'collapse',
  borderBlock: `1.5px solid ${vars.ink}`,
  font: `400 ${rem(14)}/1.45 ${vars.sans}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
inside('th, td', { padding: '7px 8px', textAlign: 'left', verticalAlign: 'top' })
inside('th', { fontWeight: 500 })
inside('thead tr:last-child > *', { borderBottom: `1px solid ${vars.ink}` })
inside('tbody + tbody tr:first-child > *', { borderTop: `1px solid ${vars.line}` })
inside('.align-right', { textAlign: 'right' })
inside('.align-center', { textAlign: 'center' })
inside('.table-scroll :is(th, td)', { '@media': { [phone]: { minWidth: '4.5em' } } })
// what scrolls nowhere breaks its addresses rather than the page
inside('table:not(.table-scroll *) :is(th, td)', {
  '@media': { [phone]: { overflowWrap: 'anywhere' } },
})
inside('td.align-right', { whiteSpace: 'nowrap' })
inside('tr > :first-child', { paddingLeft: 0 })
inside('tr > :last-child', { paddingRight: 0 })

inside('math', {
  fontFamily: '"STIX Two Math","Latin Modern Math","Cambria Math","DejaVu Math TeX Gyre",math',
  // as tall as the text around it, in whichever face the reader's machine has
  ...({ fontSizeAdjust: '.475' } as object),
})
inside('span:not([lang]):has(> math)', { whiteSpace: 'nowrap' })
// a formula in a line does not break
inside('p:has(math), li:has(math)', { '@media': { [cramped]: { overflow: 'auto hidden' } } })
inside('.formula, .formula-group', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '8px 16px',
  margin: `${vars.space[5]} 0`,
  paddingBlock: '2px',
})
inside('.formula > :first-child', { justifySelf: 'center', maxWidth: '100%' })
inside('.formula-group > .formula', { gridColumn: '1', margin: 0 })
inside('.formula-label', {
  position: 'sticky',
  right: 0,
  background: ground,
  gridColumn: '2',
  fontSize: rem(15),
  color: vars.ink2,
})

inside('blockquote', {
  margin: `${vars.space[5]} 0`,
  paddingLeft: vars.space[5],
  borderLeft: `3px solid ${vars.line}`,
})
inside('blockquote footer, p.attrib', { fontSize: rem(15), color: vars.ink2, textIndent: 0 })
inside('.box, .statement, .supplement', { margin: `${vars.space[5]} 0` })
inside('.supplement small', {
  marginLeft: '6px',
  font: `400 ${rem(13)}/1.5 ${vars.sans}`,
  color: vars.ink3,
  whiteSpace: 'nowrap',
})
inside('audio, video', {
  display: 'block',
  width: '100%',
  marginTop: vars.space[2],
  '@media': { print: { display: 'none' } },
})
inside('video', { aspectRatio: '16/9', background: '#000', borderRadius: '2px' })
inside('.box', {
  vars: { '--ground': vars.wash },
  padding: '20px 24px',
  background: vars.wash,
  borderTop: `2px solid ${vars.ink}`,
})
globalStyle(`${prose} .box > :first-child`, { marginTop: 0 })
inside('pre', {
  margin: `${vars.space[5]} 0`,
  padding: '16px 20px',
  overflowX: 'auto',
  background: vars.wash,
  font: `400 ${rem(14)}/1.6 ui-monospace,SFMono-Regular,Consolas,monospace`,
})

// References: small, in the sans, each behind its number.
/** What is folded says so by its mark, and is open on paper. */
inside('summary', {
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minHeight: '44px',
  fontFamily: vars.sans,
  lineHeight: rem(44),
  color: colour.primary,
})
inside('[open] > summary', { listStyleType: 'disclosure-open' })
inside('details::details-content', { '@media': { print: { contentVisibility: 'visible' } } })
inside('.references, .footnotes', { font: `400 ${rem(14)}/1.64 ${vars.sans}`, color: vars.ink2 })
globalStyle(`${prose} .references p, ${prose} .footnotes p, ${prose} .references li`, {
  textIndent: 0,
  textAlign: 'start',
})
inside('.references [lang]', { fontFamily: vars.sans })
inside('.references li, .footnotes li', {
  position: 'relative',
  padding: '0 0 12px 40px',
  margin: 0,
  overflowWrap: 'anywhere',
})
globalStyle(`${prose} .references ol, ${prose} .footnotes ul`, {
  listStyle: 'none',
  margin: 0,
  paddingLeft: 0,
})
inside('.references ol:not(.plain) > li::before', { content: '"[" counter(list-item) "]"' })
inside('.references li::before, .references li > .label:first-child, .footnotes li > .label:first-child', {
  position: 'absolute',
  left: 0,
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums',
})
inside('.references h2, .footnotes h2', {
  font: `700 ${rem(20)}/1.4 ${vars.serif}`,
  borderTop: `1px solid ${vars.ink}`,
  paddingTop: '14px',
  marginBottom: vars.space[3],
  color: vars.ink,
})
globalStyle(`${prose} > .references:first-child h2`, {
  borderTop: 0,
  paddingTop: 0,
  marginTop: vars.space[4],
})
globalStyle(`${prose} :target`, { background: vars.mark })

// A citation that is answered, and the ways back from its reference.
inside('a[aria-expanded=true]', {
  background: colour.tint,
  outline: `1.5px solid ${colour.primary}`,
  outlineOffset: '1px',
  borderRadius: '2px',
})
inside('a[data-cites]:target, .references li:target', { background: colour.tint })
inside('.cited-in', { whiteSpace: 'nowrap', marginLeft: '6px', fontSize: rem(13), color: vars.ink3 })
inside('.cited-in a', { display: 'inline-block', minWidth: '24px', textAlign: 'center' })
globalStyle(`${prose} .cited-in`, { '@media': { print: { display: 'none' } } })
