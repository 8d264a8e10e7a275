import { globalStyle } from '@vanilla-extract/css'
import { colour, vars } from './contract.css.ts'
import { calm, phone } from './media.ts'

globalStyle('*,*::before,*::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // A fixed header never hides what an anchor or the focus leads to.
  scrollPaddingTop: '84px',
})
globalStyle('body', {
  margin: 0,
  background: vars.paper,
  color: vars.ink,
  font: `400 ${vars.text[2]}/1.6 ${vars.sans}`,
  fontKerning: 'normal',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // Newer than the typed properties: space between Chinese and Latin, and at the start of a line.
  ...({ textAutospace: 'normal', textSpacingTrim: 'trim-start' } as object),
})
globalStyle('h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset', { margin: 0, padding: 0, border: 0 })
globalStyle('ul,ol', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('a:hover', {
  color: colour.primary,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
})
globalStyle(':focus-visible', {
  outline: `2px solid ${colour.primary}`,
  outlineOffset: '2px',
  borderRadius: '2px',
})
// a press is seen at once, also where what it brings is still to come
globalStyle(':is(a,button,summary):active,[data-pressed]', { opacity: 0.7 })
globalStyle('button,input,select', { font: 'inherit', color: 'inherit' })
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 })
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('img,svg', { display: 'block', maxWidth: '100%' })
globalStyle('sup,sub', { fontSize: '.68em', lineHeight: 0 })
// Chinese has no slanted letters: only the Latin face in the line becomes italic.
globalStyle(':lang(zh)', { fontSynthesisStyle: 'none' })
globalStyle('mark', { background: vars.mark, color: 'inherit', borderRadius: '1px' })

globalStyle('*,*::before,*::after', {
  '@media': { [calm]: { transition: 'none !important', animation: 'none !important' } },
})
globalStyle('html', { '@media': { [phone]: { scrollPaddingTop: '16px', scrollPaddingBottom: '120px' } } })
/** Paper holds what is read: what is pressed, typed into or leads on stays on the screen. */
globalStyle('main :is(nav,button,[role=search])', {
  '@media': { print: { display: 'none !important' } },
})
globalStyle('body', { '@media': { print: { fontSize: '10pt', color: '#000' } } })
globalStyle('h1, h2, h3, h4, h5, h6', { '@media': { print: { breakAfter: 'avoid' } } })
