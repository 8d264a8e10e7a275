/** Stands in HTML where an identifier stood: a sign that no XML can hold. */
export const gap = '\0'

const emptied = /[([（［][\s\0.,;:，；：。]*\0[\s\0.,;:，；：。]*[)\]）］]/g

/** A separator, the ends of elements behind it, and gaps with their own separators. `&amp;` ends in none. */
const separated = /(?<!&\w{1,6})(\.?)([.,;:，；：。、])((?:\s|<\/\w+>)*)((?:\0\s*[.,;:，；：。、]?\s*)+)/g

const touching = /([\p{L}\p{N}.,;:)\]](?:<\/\w+>)*)\0+(?=(?:<\w[^>]*>)*[\p{L}\p{N}])/gu

/** Of all separators around gaps one is left: a full stop, else that in front. */
const oneSeparator = (_: string, stop: string, first: string, between: string, gaps: string): string => {
  const end = /[.。]/.exec(gaps)?.[0]
  const remaining = end === undefined || /[.。]/.test(first) ? first : stop === '' ? end : ''
  return stop + remaining + between + (/\s$/.test(gaps) ? ' ' : '')
}

/** HTML without its gaps, and without the empty brackets and doubled separators that they leave. */
export const closeGaps = (html: string): string =>
  html.replace(emptied, gap).replace(touching, '$1 ').replace(separated, oneSeparator).replaceAll(gap, '')

/** HTML with a space before each link that is worded as its address and that words touch. */
export const apartFromLinks = (html: string): string =>
  html.replace(/(?<=[\p{L}\p{N}.,;:)\]](?:<\/\w+>)*)(?=<a [^>]*>https?:)/gu, ' ')
