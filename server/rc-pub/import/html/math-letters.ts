/*
 * Browsers draw the `mathvariant` of letters only where it is `normal`; every other variant has to be written with
 * the mathematical alphabets of Unicode.
 */

interface Alphabet {
  readonly capitals: number
  readonly small: number
  readonly digits?: number
}

const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { capitals: 0x1d400, small: 0x1d41a, digits: 0x1d7ce },
  italic: { capitals: 0x1d434, small: 0x1d44e },
  'bold-italic': { capitals: 0x1d468, small: 0x1d482 },
  script: { capitals: 0x1d49c, small: 0x1d4b6 },
  'bold-script': { capitals: 0x1d4d0, small: 0x1d4ea },
  fraktur: { capitals: 0x1d504, small: 0x1d51e },
  'double-struck': { capitals: 0x1d538, small: 0x1d552, digits: 0x1d7d8 },
  'bold-fraktur': { capitals: 0x1d56c, small: 0x1d586 },
  'sans-serif': { capitals: 0x1d5a0, small: 0x1d5ba, digits: 0x1d7e2 },
  'bold-sans-serif': { capitals: 0x1d5d4, small: 0x1d5ee, digits: 0x1d7ec },
  'sans-serif-italic': { capitals: 0x1d608, small: 0x1d622 },
  'sans-serif-bold-italic': { capitals: 0x1d63c, small: 0x1d656 },
  monospace: { capitals: 0x1d670, small: 0x1d68a, digits: 0x1d7f6 },
}

/** Letters that Unicode had before it got the alphabets, and so left out of them. */
const elsewhere = new Map<number, number>([
  [0x1d455, 0x210e],
  [0x1d49d, 0x212c],
  [0x1d4a0, 0x2130],
  [0x1d4a1, 0x2131],
  [0x1d4a3, 0x210b],
  [0x1d4a4, 0x2110],
  [0x1d4a7, 0x2112],
  [0x1d4a8, 0x2133],
  [0x1d4ad, 0x211b],
  [0x1d4ba, 0x212f],
  [0x1d4bc, 0x210a],
  [0x1d4c4, 0x2134],
  [0x1d506, 0x212d],
  [0x1d50b, 0x210c],
  [0x1d50c, 0x2111],
  [0x1d515, 0x211c],
  [0x1d51d, 0x2128],
  [0x1d53a, 0x2102],
  [0x1d53f, 0x210d],
  [0x1d545, 0x2115],
  [0x1d547, 0x2119],
  [0x1d548, 0x211a],
  [0x1d549, 0x211d],
  [0x1d551, 0x2124],
])

/** First code points of the Greek capitals and small letters of a variant. */
const greek: Readonly<Record<string, readonly [number, number]>> = {
  bold: [0x1d6a8, 0x1d6c2],
  italic: [0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d71c, 0x1d736],
}

const letter = (code: number, alphabet: Alphabet, variant: string): number => {
  if (code >= 0x41 && code <= 0x5a) return alphabet.capitals + code - 0x41
  if (code >= 0x61 && code <= 0x7a) return alphabet.small + code - 0x61
  if (code >= 0x30 && code <= 0x39 && alphabet.digits !== undefined) return alphabet.digits + code - 0x30
  const [capitals, small] = greek[variant] ?? []
  if (capitals !== undefined && code >= 0x391 && code <= 0x3a9) return capitals + code - 0x391
  if (small !== undefined && code >= 0x3b1 && code <= 0x3c9) return small + code - 0x3b1
  return code
}

/** The text in this variant; characters that the variant lacks stay as they are. */
export const mathLetters = (text: string, variant: string): string => {
  const alphabet = alphabets[variant]
  if (alphabet === undefined) return text
  return [...text]
    .map((character) => {
      const code = letter(character.codePointAt(0) ?? 0, alphabet, variant)
      return String.fromCodePoint(elsewhere.get(code) ?? code)
    })
    .join('')
}
