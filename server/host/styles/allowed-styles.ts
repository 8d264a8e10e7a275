const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * What a site may set in its own part of the page (C3.4). Nothing that takes a box out of the flow, lifts it above
 * others, moves what is painted, or names a thing that all of the page shares: no position and no offsets, no z-index,
 * float, order, transform, filter, animation or counter.
 */
export const allowedProperties = words(`
  color background background-color background-image background-position background-repeat background-size
  background-clip background-origin opacity visibility fill stroke stroke-width accent-color caret-color cursor
  border border-top border-right border-bottom border-left border-block border-inline border-color border-style
  border-width border-top-color border-top-style border-top-width border-right-color border-right-style
  border-right-width border-bottom-color border-bottom-style border-bottom-width border-left-color border-left-style
  border-left-width border-block-start border-block-end border-inline-start border-inline-end border-radius
  border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
  border-collapse border-spacing outline outline-color outline-style outline-width outline-offset
  box-shadow text-shadow
  font font-family font-size font-style font-weight font-stretch font-variant font-variant-caps
  font-variant-numeric font-feature-settings font-kerning line-height letter-spacing word-spacing
  text-align text-decoration text-decoration-color text-decoration-line text-decoration-style
  text-decoration-thickness text-underline-offset text-transform text-indent text-overflow text-wrap white-space
  word-break overflow-wrap hyphens vertical-align list-style list-style-type list-style-position list-style-image
  content overflow overflow-x overflow-y
  margin margin-top margin-right margin-bottom margin-left margin-block margin-block-start margin-block-end
  margin-inline margin-inline-start margin-inline-end padding padding-top padding-right padding-bottom padding-left
  padding-block padding-block-start padding-block-end padding-inline padding-inline-start padding-inline-end
  width min-width max-width height min-height max-height inline-size min-inline-size max-inline-size block-size
  min-block-size max-block-size aspect-ratio box-sizing object-fit object-position
  display gap row-gap column-gap flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap
  grid grid-template grid-template-areas grid-template-columns grid-template-rows grid-area grid-column
  grid-column-start grid-column-end grid-row grid-row-start grid-row-end grid-auto-columns grid-auto-rows
  grid-auto-flow justify-content justify-items justify-self align-content align-items align-self place-content
  place-items place-self
  transition transition-property transition-duration transition-delay transition-timing-function
`)

/** A site's own variables; the portal's keep their values. */
export const ownVariable = /^--site-[\w-]+$/

/** Those that can load a picture. */
export const pictureProperties = words('background background-image list-style list-style-image')

/** Where pictures come from: the site's stored files, and no other call (C7.10). */
export const pictureAddress = /^\/rc-pub\/front\/files\/[\w-]+(?:\?[\w=&-]*)?$/

/** 'contents' is none of them: the portal measures the boxes of its menu. */
export const displays = words(`
  none block inline inline-block flow-root flex inline-flex grid inline-grid list-item table table-row table-cell
  inherit initial unset revert
`)

/** What may stand in `content` beside texts. */
export const contentWords = words('none normal open-quote close-quote inherit initial unset revert')

/** Functions that only compute. attr(), env(), image-set(), element() and url() as a function are none of them. */
export const allowedFunctions = words(`
  var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient repeat minmax fit-content cubic-bezier steps
`)

export const allowedPseudoClasses = words(`
  root host scope hover focus focus-visible focus-within active link visited any-link target empty checked disabled
  enabled placeholder-shown first-child last-child only-child first-of-type last-of-type only-of-type
  before after first-line first-letter
`)

/** Those that take something in brackets. */
export const allowedPseudoFunctions = words(`
  nth-child nth-last-child nth-of-type nth-last-of-type not is where lang dir
`)

export const allowedPseudoElements = words(
  'before after first-line first-letter marker placeholder selection',
)
