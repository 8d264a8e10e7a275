import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { below, from } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'

/** Room for two columns of reading text beside each other, and the numbers between them. */
const both = from(1280)
const one = below(1280)
const columns = 'minmax(0, 1fr) 72px minmax(0, 1fr)'

export const titles = style({
  '@media': {
    [both]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '72px' },
    [one]: { maxWidth: '680px', marginInline: 'auto' },
  },
})
export const title = style({
  font: `700 ${rem(28)}/1.35 ${vars.serif}`,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(24) } },
})
globalStyle(`p${title}`, {
  '@media': {
    [one]: { marginTop: vars.space[3], font: `400 ${rem(18)}/1.4 ${vars.serif}`, color: vars.ink2 },
  },
})
const line = style({ '@media': { [one]: { maxWidth: '680px', marginInline: 'auto' } } })
export const authors = style([line, { marginTop: vars.space[4], color: vars.ink2 }])
/** Said where a paragraph turns over; beside each other the texts explain themselves. */
export const hint = style([
  line,
  {
    marginTop: vars.space[3],
    fontSize: vars.text[1],
    color: vars.ink3,
    '@media': { [both]: { display: 'none' }, print: { display: 'none' } },
  },
])

export const rows = style({
  marginBottom: vars.space[8],
  '@media': { [one]: { maxWidth: '680px', marginInline: 'auto' } },
})
const inside = (selector: string, rule: GlobalStyleRule): void => globalStyle(`${rows} ${selector}`, rule)

inside('> :is(.pair, .heads)', {
  '@media': { [both]: { display: 'grid', gridTemplateColumns: columns } },
})
inside('.own', { '@media': { [both]: { gridColumn: 1 } } })
inside('.other', { '@media': { [both]: { gridColumn: 3 }, [one]: { display: 'none' } } })
inside('> .heads', { counterReset: 'pair' })
// the line between the two, with the number of the paragraph within its section
inside('> .pair', { counterIncrement: 'pair' })
inside('> .pair::before', {
  '@media': {
    [both]: {
      content: 'counter(pair)',
      gridArea: '1 / 2',
      paddingTop: '6px',
      background: `linear-gradient(${vars.line}, ${vars.line}) center 32px / 1px 100% no-repeat`,
      textAlign: 'center',
      font: `400 ${rem(12)}/${rem(20)} ${vars.sans}`,
      color: vars.ink3,
    },
  },
})
inside('> .pair > *', {
  '@media': { [both]: { gridRow: 1, padding: '2px 20px', marginInline: '-20px', borderRadius: '3px' } },
})
inside('> .pair:hover > :is(.own, .other)', { '@media': { [both]: { background: colour.tint } } })
inside('> .pair', { marginTop: vars.space[3] })
inside(':is(.own, .other) > :first-child', { marginTop: 0 })
inside('> .heads :is(h2, h3, h4)', { marginBottom: 0 })
inside('> .heads', { marginTop: vars.space[6] })
inside('> .alone', { marginTop: vars.space[5] })
inside('.other:lang(en) p', { textAlign: 'start', textIndent: 0 })
inside('> .once', { maxWidth: '760px', marginInline: 'auto' })
inside('> .once > .references', { maxWidth: 'none' })
inside('> .alone', { maxWidth: '680px', marginInline: 'auto' })
inside('figcaption .second', { marginTop: vars.space[1], color: vars.ink3 })
inside(':is(.own, .other):lang(zh) > p', { textIndent: '2em' })

// A switch at the end of the paragraph, which works without scripts.
inside('.flip', {
  appearance: 'none',
  '@media': {
    [both]: { display: 'none' },
    [one]: {
      order: 2,
      alignSelf: 'end',
      width: '44px',
      height: rem(32),
      cursor: 'pointer',
    },
    print: { display: 'none' },
  },
})
inside('.flip::before', {
  content: '"⇄"',
  display: 'block',
  font: `400 ${rem(18)}/${rem(32)} ${vars.sans}`,
  textAlign: 'center',
  color: colour.primary,
})
inside('> .pair', { '@media': { [one]: { display: 'flex', flexDirection: 'column' } } })
inside('.flip:checked ~ .own', { '@media': { [one]: { display: 'none' } } })
inside('.flip:checked ~ .other', {
  '@media': {
    [one]: {
      display: 'block',
      marginLeft: '-20px',
      paddingLeft: '18px',
      borderLeft: `2px solid ${colour.primary}`,
    },
  },
})
inside('.flip:checked::before', { fontWeight: 700 })
