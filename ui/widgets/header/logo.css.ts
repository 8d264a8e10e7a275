import { style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { colour, vars } from '../../theme/contract.css.ts'
import { between, cramped, tablet } from '../../theme/media.ts'
import { below, lowBanner } from '../../theme/media-at.ts'

const lockup = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
  color: vars.ink,
  ':hover': { textDecoration: 'none', color: vars.ink },
})

/** How the logo stands in each place. */
export const variant = styleVariants({
  /** In a row of its own. */
  row: [lockup],
  /** In one row with the rest. */
  compact: [lockup, { gap: '14px' }],
  /** In a row that is fixed at the top. */
  fixed: [lockup, { gap: '12px' }],
  /** On a plate in the theme's colour. */
  plate: [lockup, { color: vars.onPrimary, ':hover': { color: vars.onPrimary, textDecoration: 'none' } }],
  /** On such a plate over a banner, which is as high as the banner allows. */
  tallPlate: [
    lockup,
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      height: '100%',
      color: vars.onPrimary,
      ':hover': { color: vars.onPrimary, textDecoration: 'none' },
    },
  ],
  /** In the middle of a masthead. */
  masthead: [lockup, { gap: '22px', justifyContent: 'center', textAlign: 'center' }],
  /** In a phone's bar. */
  phone: [lockup, { gap: '10px', minHeight: '44px' }],
  phoneMasthead: [lockup, { minHeight: '44px', justifyContent: 'center', textAlign: 'center' }],
})
/** A name that is long is set smaller; one that is wide, in a masthead. */
export const long = style({})
export const wide = style({})

const plates = `${variant.plate} &, ${variant.tallPlate} &`
const phones = `${variant.phone} &, ${variant.phoneMasthead} &`

/** The narrowest phones, and windows that are enlarged many times: the name alone. */
const tiny = below(360)

export const picture = style({
  height: '60px',
  width: 'auto',
  // The place of a square mark is kept until its picture comes.
  minWidth: '60px',
  maxWidth: 'min(300px, 40%)',
  flex: 'none',
  objectFit: 'contain',
  selectors: {
    [`${variant.compact} &`]: { height: '44px', minWidth: '44px' },
    [`${variant.fixed} &`]: { height: '36px', minWidth: '36px' },
    // drawn for white paper, whatever the light
    [plates]: { padding: '6px', background: '#fff', borderRadius: vars.radius },
    [`${variant.tallPlate} &`]: { maxWidth: '100%' },
    [`${variant.masthead} &`]: { height: '64px', minWidth: '64px', maxWidth: '200px' },
    [phones]: { height: '36px', minWidth: '36px', maxWidth: '30vw' },
  },
  '@media': {
    [tablet]: {
      selectors: {
        [`${variant.tallPlate} &`]: { height: '48px', minWidth: '48px' },
        [`${variant.masthead} &`]: { height: '48px', minWidth: '48px' },
      },
    },
    [tiny]: {
      selectors: { [`${variant.phone}${wide} &, ${variant.phone}${long} &`]: { display: 'none' } },
    },
  },
})

export const words = style({ minWidth: 0 })

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** Sizes of a name, in pixels: in Chinese, in Latin, and of one that is long. */
const nameSizes = {
  row: [30, 26, 21],
  compact: [25, 21, 18],
  fixed: [20, 18, 16],
  plate: [34, 30, 20],
  tallPlate: [42, 36, 25],
  masthead: [54, 46, 30],
  phone: [19, 17, 15],
  phoneMasthead: [23, 19, 15],
} as const

/** However large the text is, a word of a name fits a phone's bar. */
const mostOfPhone = { phone: '6.2vw', phoneMasthead: '7.2vw' } as const

const sized = Object.fromEntries(
  Object.entries(nameSizes).flatMap(([key, [zh, latin, long_]]) => {
    const place = variant[key as keyof typeof variant]
    const most = mostOfPhone[key as keyof typeof mostOfPhone] as string | undefined
    const sizeOf = (pixels: number) => (most === undefined ? rem(pixels) : `min(${rem(pixels)}, ${most})`)
    return [
      [`${place} &`, { fontSize: sizeOf(zh) }],
      [`${place} &:lang(en)`, { fontSize: sizeOf(latin) }],
      [`${place}${long} &, ${place}${long} &:lang(en)`, { fontSize: sizeOf(long_), letterSpacing: 0 }],
    ]
  }),
)

export const name = style({
  ...twoLines,
  fontFamily: vars.serif,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '.05em',
  textWrap: 'balance',
  selectors: {
    '&:lang(en)': { fontWeight: 600, letterSpacing: '-.005em' },
    ...sized,
    [`${variant.masthead} &:lang(zh)`]: { letterSpacing: '.16em', marginRight: '-.16em' },
    [`${variant.masthead}${wide} &:lang(zh)`]: {
      fontSize: rem(42),
      letterSpacing: '.12em',
      marginRight: '-.12em',
    },
    [`${variant.masthead}${wide} &:lang(en)`]: { fontSize: rem(40) },
    [`${variant.masthead}${long} &:lang(zh)`]: { letterSpacing: '.04em', marginRight: '-.04em' },
    [`${variant.phoneMasthead} &:lang(zh)`]: { letterSpacing: '.12em', marginRight: '-.12em' },
  },
  '@media': {
    // larger text in a small window: the whole name rather than two lines of it
    [cramped]: { selectors: { [phones]: { WebkitLineClamp: 3 } } },
    // beside two buttons a long word takes a line for itself
    [tiny]: {
      selectors: {
        [phones]: { WebkitLineClamp: 3 },
        [`${variant.phone} &:lang(en)`]: { fontSize: `min(${rem(15)}, 4.7vw)` },
      },
    },
    // beside a search box a third line rather than a name that is cut
    [between]: { selectors: { [`${variant.row} &`]: { WebkitLineClamp: 3 } } },
    [lowBanner]: {
      selectors: {
        [`${variant.tallPlate} &:lang(zh)`]: { fontSize: rem(36) },
        [`${variant.tallPlate} &:lang(en)`]: { fontSize: rem(30) },
        [`${variant.tallPlate}${long} &, ${variant.tallPlate}${long} &:lang(en)`]: { fontSize: rem(22) },
      },
    },
    [tablet]: {
      selectors: {
        [`${variant.row} &:lang(zh)`]: { fontSize: `clamp(${rem(22)}, 2.8vw, ${rem(26)})` },
        [`${variant.row} &:lang(en)`]: { fontSize: `clamp(${rem(20)}, 2.6vw, ${rem(22)})` },
        [`${variant.tallPlate} &:lang(zh)`]: { fontSize: rem(30) },
        [`${variant.tallPlate} &:lang(en)`]: { fontSize: rem(25) },
        [`${variant.masthead} &:lang(zh)`]: { fontSize: rem(38) },
        [`${variant.masthead} &:lang(en)`]: { fontSize: rem(32) },
        [`${variant.masthead}${wide} &:lang(zh)`]: { fontSize: rem(30) },
        [`${variant.masthead}${wide} &:lang(en)`]: { fontSize: rem(27) },
        [`${variant.row}${long} &, ${variant.row}${long} &:lang(en)`]: { fontSize: rem(18) },
        [`${variant.tallPlate}${long} &, ${variant.tallPlate}${long} &:lang(en)`]: { fontSize: rem(19) },
        [`${variant.masthead}${long} &, ${variant.masthead}${long} &:lang(en)`]: { fontSize: rem(22) },
      },
    },
  },
})

/** A second name that a phone's bar would cut; it is left out there. */
export const wideSecond = style({})

export const second = style({
  ...twoLines,
  WebkitLineClamp: 1,
  marginTop: '3px',
  font: `400 ${rem(15)}/1.35 ${vars.serif}`,
  color: vars.ink2,
  selectors: {
    '&:lang(zh)': { letterSpacing: '.08em' },
    [plates]: { color: vars.onPrimary },
    [`${variant.tallPlate} &`]: { fontSize: rem(20), marginTop: '6px' },
    [`${variant.masthead} &`]: { fontSize: rem(18), color: colour.primary, marginTop: '4px' },
    [`${variant.compact} &`]: { fontSize: rem(14) },
    [`${variant.fixed} &`]: { fontSize: rem(13), marginTop: 0 },
    [phones]: { fontSize: rem(13), marginTop: 0, lineHeight: 1.3 },
    // below a name of two lines there is no room for it
    [`${variant.phone}${long} &, ${variant.phoneMasthead}${long} &, ${variant.fixed}${long} &`]: {
      display: 'none',
    },
    [`${variant.phone}${wide} &, ${variant.phone} &${wideSecond}`]: { display: 'none' },
    [`${variant.phoneMasthead} &`]: { color: colour.primary },
  },
  '@media': {
    [tablet]: {
      selectors: {
        [`${variant.tallPlate} &`]: { fontSize: rem(16) },
        // beside the search box it takes two lines rather than losing its end
        [`${variant.row} &`]: { fontSize: rem(13), WebkitLineClamp: 2 },
      },
    },
    [tiny]: { selectors: { [`${variant.phone} &, ${variant.phoneMasthead}${wide} &`]: { display: 'none' } } },
  },
})
