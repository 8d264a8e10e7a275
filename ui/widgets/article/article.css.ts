import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const issue = style({
  display: 'block',
  paddingBottom: vars.space[6],
  '@media': { [tablet]: { display: 'none' } },
})
globalStyle(`${issue} b`, { display: 'block', fontWeight: 600 })
globalStyle(`${issue} small`, { display: 'block', fontSize: vars.text[1], color: vars.ink3 })
export const issueCover = style({ display: 'block', width: '112px', marginBottom: vars.space[3] })

/** Where the reader stopped: its room is kept before the page is painted. */
export const continueReading = style({
  fontSize: vars.text[1],
  lineHeight: rem(44),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { print: { display: 'none' } },
  selectors: { ':root[data-stopped] &': { height: rem(44) } },
})
globalStyle(`${continueReading} a`, { color: colour.primary })

/** On paper alone. */
export const printHead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      marginBottom: vars.space[5],
      paddingBottom: '6px',
      borderBottom: '1px solid',
      fontSize: '9pt',
      lineHeight: 1.5,
    },
  },
})

export const kicker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginBottom: vars.space[4],
  fontSize: vars.text[1],
  lineHeight: rem(20),
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

/** The languages of the full text. */
export const furtherTexts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  marginTop: vars.space[5],
  fontSize: vars.text[2],
  lineHeight: rem(28),
})

export const authors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 18px',
  marginTop: vars.space[5],
  font: `500 ${rem(16)}/1.75 ${vars.sans}`,
  selectors: { '&:lang(zh)': { fontWeight: 400 } },
  '@media': { [phone]: { fontSize: rem(15), gap: '2px 14px' } },
  ...({ textAutospace: 'no-autospace' } as object),
})
globalStyle(`${authors} sup`, { marginLeft: '2px', color: colour.primary, fontWeight: 500 })
/** As large as a finger needs, where the eye sees a small mark. */
globalStyle(`${authors} sup a`, {
  display: 'inline-grid',
  alignItems: 'center',
  minWidth: rem(24),
  height: rem(24),
  color: 'inherit',
})
export const shortMarks = style({})
/** What a short mark leaves of that, the gap to the next name takes. */
globalStyle(`${shortMarks}:last-child a`, { marginRight: '-12px' })
globalStyle(`${authors} [lang]`, { fontFamily: vars.sans })
export const mail = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(24),
  verticalAlign: 'middle',
  color: colour.primary,
})
export const orcid = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(24),
  verticalAlign: 'middle',
  fontSize: rem(10),
  fontWeight: 700,
})
globalStyle(`${orcid} span`, {
  width: rem(16),
  lineHeight: rem(16),
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
  lineHeight: rem(24),
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

/** One line, where it has the room. */
export const history = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  marginTop: vars.space[4],
  paddingTop: '10px',
  borderTop: `1px solid ${vars.line}`,
  fontSize: vars.text[1],
  lineHeight: rem(20),
})
globalStyle(`${history} div`, { display: 'flex', gap: '5px' })
globalStyle(`${history} a`, { color: colour.primary })
globalStyle(`${history} dt`, { color: vars.ink3 })
globalStyle(`${history} dd`, { fontWeight: 500, whiteSpace: 'nowrap' })

export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginTop: '4px',
  fontSize: vars.text[1],
  lineHeight: rem(24),
  color: vars.ink2,
  overflowWrap: 'anywhere',
})
globalStyle(`${identity} a`, { color: colour.primary })

export const abstract = style({
  marginTop: vars.space[6],
  selectors: { '& + &': { marginTop: vars.space[6] } },
})
export const label = style({
  marginBottom: vars.space[2],
  font: `600 ${rem(14)}/${rem(20)} ${vars.sans}`,
  color: colour.primary,
})
/** An abstract is set a little closer than the text. */
export const abstractText = style({ fontSize: rem(17), '@media': { print: { fontSize: '10.5pt' } } })
globalStyle(`${abstractText}${abstractText} p`, { textIndent: 0 })
/** What stands beside the abstract. */
globalStyle(`${abstractText} + ${abstractText}`, { marginTop: '10px' })

export const keywords = style({
  marginTop: vars.space[3],
  fontSize: vars.text[2],
  lineHeight: rem(26),
  color: vars.ink2,
  fontFamily: vars.sans,
})
globalStyle(`${keywords} b`, { marginRight: '10px', fontWeight: 600, color: vars.ink })
globalStyle(`${keywords} a`, {
  color: colour.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: '1px',
})

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

/** What to read next: titles, two beside each other where there is room. */
export const further = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  font: `500 ${rem(16)}/1.5 ${vars.serif}`,
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: vars.space[3] } },
})
globalStyle(`${further} a`, { display: 'block', textWrap: 'pretty' })

/** The row of figures and tables before the text. */
export const figures = style({ marginTop: vars.space[6], scrollMarginTop: '16px' })
globalStyle(`${figures} > ul`, { paddingInline: '2px' })
/** The citation as files. */
export const citeFiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '@media': { print: { display: 'none' } },
})

/** What befell the article: an edge, an icon and words, so that colour alone says nothing. */
export const notice = style({
  display: 'flex',
  gap: '12px',
  marginBottom: vars.space[4],
  padding: '12px 16px',
  borderLeft: `4px solid ${vars.ink}`,
  background: vars.wash,
  lineHeight: 1.6,
})
export const noticeGrave = style([notice, { borderColor: vars.alert }])
globalStyle(`${noticeGrave} b, ${noticeGrave} svg`, { color: vars.alert })
globalStyle(`${notice} a`, { color: colour.primary, textDecoration: 'underline' })
/** Before the title of a retracted article. */
export const retracted = style({ marginRight: '.5em', color: vars.alert })
