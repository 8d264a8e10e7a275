const prefix = '(?:da|[YZEPTGMkhdcmµμnpf])'
/** A letter that is a word, or names a part of a figure, is a unit with a prefix alone. */
const prefixed = `${prefix}?(?:mol|m|g|s|L|l|Pa|N|J|W|V|Ω|K|Hz|eV|Da|bar|Bq|Gy|Sv|cal|pc|bp)|${prefix}[ACFTMB]`
const others = 'min|h|d|t|ha|yr|rpm|dB|°[CF]?|℃|%|‰|ppm|ppb|kb|Mb|Gb|mmHg|wt%|vol%|IU'
const unit = `(?:${prefixed}|${others})[23]?(?![\\p{L}\\p{N}])`

/** The end of a number, also of one that ends an index or a formula. */
const afterNumber = '(?<=\\p{N}(?:</(?:sup|sub|mn|mrow|math|i|b)>)*)'
const verbatim = '<(pre|code)\\b[\\s\\S]*?</\\1>'
const gap = new RegExp(`${verbatim}|${afterNumber}[ \\u2009](?=${unit})`, 'gu')
const beside =
  /<(pre|code)\b[\s\S]*?<\/\1>|(?<=\p{N})[ \u2009](?=±[ \u2009]?\p{N})|(?<=\p{N}[ \u2009\u00a0\u202f]?±)[ \u2009](?=\p{N})/gu

/** Between groups of three digits: of four at most, since a longer row of numbers is a list. Tags have such rows too. */
const groups =
  /<(pre|code)\b[\s\S]*?<\/\1>|<[^<>]*>|[ \u2009](?=\d{3}(?!\p{N}))(?<=(?<!\p{N}[ \u2009\u00a0\u202f.,]?)\d{1,3}(?:[ \u2009\u00a0\u202f]\d{3}){0,2}.)/gu

const unbroken = (found: string): string => (found === ' ' ? '\u00a0' : found === '\u2009' ? '\u202f' : found)

/** A line breaks neither within a number, nor between it and its unit, nor beside ±; code and other verbatim text stay as they are. */
export const keepUnits = (html: string): string => {
  const kept = html.replace(groups, unbroken).replace(gap, unbroken)
  return kept.includes('±') ? kept.replace(beside, unbroken) : kept
}
