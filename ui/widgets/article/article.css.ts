import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** Outline, text, tools; two columns on a tablet, one on a phone. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0,648px) 256px',
  justifyContent: 'space-between',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,648px) 224px', columnGap: '48px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
    print: { display: 'block' },
  },
})

const sticky = style({
  position: 'sticky',
  top: '24px',
  maxHeight: 'calc(100vh - 48px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  fontSize: vars.text[2],
  lineHeight: '22px',
  '@media': { print: { display: 'none' } },
})
/** Below a header that has become fixed. */
export const left = style([sticky, { paddingBottom: '2px', '@media': { [tablet]: { display: 'none' } } }])
/** On a phone its parts stand in the page itself, so that the first can stay at the foot of the window. */
export const tools = style([
  sticky,
  { padding: '2px', margin: '-2px', '@media': { [phone]: { display: 'contents' } } },
])

export const issue = style({ display: 'block', paddingBottom: vars.space[6] })
globalStyle(`${issue} b`, { display: 'block', fontWeight: 600 })
globalStyle(`${issue} small`, { display: 'block', fontSize: vars.text[1], color: vars.ink3 })
export const issueCover = style({ display: 'block', width: '112px', marginBottom: vars.space[3] })

export const kicker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginBottom: vars.space[4],
  fontSize: vars.text[1],
  lineHeight: '20px',
  color: vars.ink2,
})
globalStyle(`${kicker} b`, { fontWeight: 600, color: colour.primary })

export const title = style({
  font: `700 ${rem(33)}/1.4 ${vars.serif}`,
  letterSpacing: '.01em',
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(26) } },
  selectors: {
    '&:lang(en)': { fontWeight: 600, fontSize: rem(36), lineHeight: 1.2, letterSpacing: '-.012em' },
  },
})
globalStyle(`${title}:lang(en)`, { '@media': { [phone]: { fontSize: rem(28), lineHeight: 1.18 } } })

export const secondTitle = style({
  marginTop: vars.space[3],
  font: `400 ${rem(21)}/1.4 ${vars.serif}`,
  color: vars.ink2,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { fontSize: rem(19), lineHeight: 1.55 } },
  '@media': { [phone]: { fontSize: rem(18) } },
})

export const authors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  marginTop: vars.space[5],
  font: `500 ${rem(16)}/1.75 ${vars.sans}`,
  selectors: { '&:lang(zh)': { fontWeight: 400 } },
  '@media': { [phone]: { fontSize: rem(15), gap: '2px 14px' } },
  ...({ textAutospace: 'no-autospace' } as object),
})
globalStyle(`${authors} sup`, { marginLeft: '2px', color: colour.primary, fontWeight: 500 })
globalStyle(`${authors} [lang]`, { fontFamily: vars.sans })
export const mail = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  verticalAlign: 'middle',
  color: colour.primary,
})
export const orcid = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  verticalAlign: 'middle',
  fontSize: rem(10),
  fontWeight: 700,
})
globalStyle(`${orcid} span`, {
  width: '16px',
  lineHeight: '16px',
  borderRadius: '50%',
  textAlign: 'center',
  background: '#437001',
  color: '#fff',
})

/** A long list of affiliations, folded so that the abstract stays in sight; on paper it is open. */
export const folded = style({ marginTop: '10px' })
globalStyle(`${folded} summary`, {
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minHeight: '24px',
  fontSize: vars.text[1],
  lineHeight: '24px',
  color: colour.primary,
})
globalStyle(`${folded}[open] summary`, { listStyleType: 'disclosure-open' })
globalStyle(`${folded} summary`, { '@media': { print: { display: 'none' } } })
globalStyle(`${folded}::details-content`, { '@media': { print: { contentVisibility: 'visible' } } })

export const affiliations = style({
  marginTop: '10px',
  fontSize: vars.text[1],
  lineHeight: 1.62,
  color: vars.ink2,
})
globalStyle(`${affiliations} li`, { display: 'flex', gap: '8px' })
globalStyle(`${affiliations} span`, {
  flex: 'none',
  minWidth: '8px',
  color: colour.primary,
  fontSize: rem(11),
  fontWeight: 500,
})
globalStyle(`${affiliations} a`, { color: colour.primary, textDecoration: 'underline' })

export const history = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 44px',
  marginTop: vars.space[5],
  padding: '12px 0',
  borderBlock: `1px solid ${vars.line}`,
  fontSize: vars.text[1],
  lineHeight: '20px',
})
globalStyle(`${history} dt`, { color: vars.ink3 })
globalStyle(`${history} dd`, { fontWeight: 500 })

export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginTop: vars.space[3],
  fontSize: vars.text[1],
  lineHeight: '24px',
  color: vars.ink2,
  overflowWrap: 'anywhere',
})
globalStyle(`${identity} a`, { color: colour.primary })

export const abstract = style({
  marginTop: vars.space[7],
  selectors: { '& + &': { marginTop: vars.space[6] } },
  '@media': { [phone]: { marginTop: '36px' } },
})
export const label = style({
  marginBottom: vars.space[2],
  font: `600 ${rem(14)}/20px ${vars.sans}`,
  color: colour.primary,
})
/** An abstract is set a little closer than the text. */
export const abstractText = style({ fontSize: rem(17), '@media': { print: { fontSize: '10.5pt' } } })
globalStyle(`${abstractText}${abstractText} p`, { textIndent: 0 })

export const keywords = style({
  marginTop: vars.space[3],
  fontSize: vars.text[2],
  lineHeight: '26px',
  color: vars.ink2,
  fontFamily: vars.sans,
})
globalStyle(`${keywords} b`, { marginRight: '10px', fontWeight: 600, color: vars.ink })
globalStyle(`${keywords} a`, { color: colour.primary })

export const graphic = style({ marginTop: vars.space[6] })
globalStyle(`${graphic} img`, {
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
})

export const text = style({
  marginTop: vars.space[7],
  paddingTop: vars.space[2],
  borderTop: `2px solid ${vars.ink}`,
})

export const back = style({ marginTop: vars.space[7] })
globalStyle(`${back} > h2`, {
  marginBottom: vars.space[3],
  paddingTop: '14px',
  borderTop: `1px solid ${vars.ink}`,
  font: `700 ${rem(20)}/1.4 ${vars.serif}`,
})
globalStyle(`${back} p`, { fontSize: vars.text[2], lineHeight: 1.7, color: vars.ink2, fontFamily: vars.sans })
globalStyle(`${back} p + p`, { marginTop: '10px' })
globalStyle(`${back} p > a`, { color: colour.primary })
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[6],
  marginTop: vars.space[7],
  padding: `${vars.space[4]} 0`,
  borderBlock: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: '14px' }, print: { display: 'none' } },
})
globalStyle(`${neighbours} a`, { display: 'block', font: `500 ${rem(16)}/1.5 ${vars.serif}` })
globalStyle(`${neighbours} small`, {
  display: 'block',
  marginBottom: '2px',
  font: `400 ${rem(13)}/20px ${vars.sans}`,
  color: vars.ink3,
})
globalStyle(`${neighbours} div:last-child`, {
  textAlign: 'right',
  '@media': { [phone]: { textAlign: 'left' } },
})
