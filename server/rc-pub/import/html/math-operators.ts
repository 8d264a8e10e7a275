/** Names of functions that files write as operators; they keep a little room behind them. */
const functions = new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max ' +
    'min mod Pr sec sin sinh sup tan tanh'
  ).split(' '),
)

/** What an operator's text really is: a number, a word or a sign. */
export const operatorKind = (text: string): 'number' | 'function' | 'word' | 'sign' => {
  if (/^\d+(?:[.,]\d+)*$/.test(text)) return 'number'
  if (functions.has(text)) return 'function'
  return /^\p{L}[\p{L}\d]*$/u.test(text) && !/^[\u2100-\u214f]$/u.test(text) ? 'word' : 'sign'
}

/** Signs as mathematics has them: a minus for a hyphen, primes for apostrophes. */
export const mathSign = (text: string): string => {
  if (text === '-' || text === '\u2010' || text === '\u2011') return '\u2212'
  return /^['’`´]+$/.test(text) ? '\u2032'.repeat(text.length) : text
}

export const isPrime = (text: string): boolean => /^(?:['’′″‴]|\u2032)+$/.test(text)

/** Bars, hats, tildes, dots, arrows and breves, as signs of their own and as combining ones. */
const accents = new Set(
  [
    0x2e, 0x5e, 0x5f, 0x60, 0x7e, 0xa8, 0xaf, 0xb4, 0x2c6, 0x2c7, 0x2c9, 0x2d8, 0x2d9, 0x2dc, 0x302, 0x303,
    0x304, 0x305, 0x306, 0x307, 0x308, 0x203e, 0x20d7, 0x2192,
  ].map((code) => String.fromCodePoint(code)),
)

/** True of a sign that sits on the letter below it. */
export const isAccent = (text: string): boolean => accents.has(text)
