import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

/** A text under the element that holds it. */
export interface TextPiece {
  readonly element: XmlElement
  readonly text: string
}

/** A word of which a part stands in markup: `<italic>S</italic>ubclinical`. */
export interface BrokenWord {
  readonly element: XmlElement
  /** In their order, in lower case. */
  readonly parts: readonly string[]
}

/** Markup that changes how letters look, and ends no word. */
const inline = new Set(
  'bold italic monospace overline roman sans-serif sc strike sub sup underline'.split(' '),
)

/** True of markup around nothing but text. */
const isLook = (node: XmlNode): node is XmlElement =>
  isElement(node) && inline.has(node.name) && node.children.every((child) => !isElement(child))

const textOf = (node: XmlNode): string =>
  isElement(node) ? node.children.map((child) => (isElement(child) ? '' : child)).join('') : node

/** Ends of words that go on behind a mark; Chinese and Korean words are of one sign each. */
const letters = '[^\\P{L}\\p{Script=Han}\\p{Script=Hangul}]+'
const atEnd = new RegExp(`(?:${letters}|\\p{N}+)$`, 'u')
const atStart = new RegExp(`^(?:${letters}|\\p{N}+)`, 'u')

const goesOn = (before: string, after: string): boolean => {
  const [end, start] = [atEnd.exec(before)?.[0], atStart.exec(after)?.[0]]
  return end !== undefined && start !== undefined && /\p{N}/u.test(end) === /\p{N}/u.test(start)
}

/**
 * The words of neighbouring nodes that go over markup, and what remains of each node without them. Law: the letters of
 * words and remainders are those of the nodes.
 */
export const brokenWords = (
  all: readonly XmlNode[],
  parent: XmlElement,
): { readonly words: readonly BrokenWord[]; readonly rest: readonly (XmlNode | TextPiece)[] } => {
  if (!all.some(isLook)) return { words: [], rest: all }
  const nodes = all.filter((node) => !isLook(node) || textOf(node) !== '')
  const words: BrokenWord[] = []
  const rest: (XmlNode | TextPiece)[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length > 1) words.push({ element: parent, parts: open.map((part) => part.toLowerCase()) })
    open = []
  }
  nodes.forEach((node, index) => {
    const next = nodes[index + 1]
    if (isElement(node) && !isLook(node)) {
      close()
      rest.push(node)
      return
    }
    let text = textOf(node).normalize('NFKC')
    const element = isElement(node) ? node : parent
    if (open.length > 0) {
      const start = atStart.exec(text)?.[0] ?? ''
      open.push(start)
      text = text.slice(start.length)
      if (text !== '') close()
    }
    const following =
      next === undefined || (isElement(next) && !isLook(next)) ? '' : textOf(next).normalize('NFKC')
    const whole = open.length > 0 ? (open.at(-1) ?? '') : text
    if (!goesOn(whole, following)) close()
    else if (open.length === 0) {
      const end = atEnd.exec(text)?.[0] ?? ''
      open = [end]
      text = text.slice(0, text.length - end.length)
    }
    if (text !== '') rest.push({ element, text })
  })
  close()
  return { words, rest }
}
