/** Advance widths of Inter in thousandths of an em, by the characters that have about that width. */
const advances: Readonly<Record<number, string>> = {
  242: 'ijl',
  275: 'I ',
  290: "!,.:;'",
  330: '`t|',
  365: '/\\()[]fr',
  407: '1',
  430: '{}',
  460: '-_"^',
  500: '*?',
  530: 's',
  550: 'kxz',
  562: 'avy',
  570: '7JLc',
  590: '5EFehnou',
  615: '02368946bdgpq',
  640: '#$&PRSZ',
  655: '4BTK+<=>~',
  685: 'AVXY',
  725: 'CD',
  750: 'GHNU',
  765: 'OQ',
  818: 'w',
  876: 'm',
  903: 'M',
  980: 'W@%',
}

const widthOf = new Map(
  Object.entries(advances).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width) / 1000] as const),
  ),
)

/** Letters of other Latin, Greek and Cyrillic alphabets, about. */
const otherLetter = 0.62
const fullWidth = 1

/**
 * About how wide a label is, in the unit of `fontSize`: for a menu that is drawn before anything can be measured.
 * A Chinese character is one em. Combining marks have no width.
 */
export function estimateTextWidth(label: string, fontSize: number): number {
  let ems = 0
  for (const character of label) ems += widthOf.get(character) ?? widthOfOther(character)
  return ems * fontSize
}

const widthOfOther = (character: string): number => {
  if (/\p{M}/u.test(character)) return 0
  return character < '\u2000' ? otherLetter : fullWidth
}
