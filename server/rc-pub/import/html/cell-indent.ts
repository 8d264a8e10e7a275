import { isElement, type XmlNode } from '../xml/xml-tree.ts'

/** Spaces that are not white space between words: no-break, em, en and others of fixed width. */
const fixed = '\u00a0\u2000-\u200a\u3000'

const indentation = new RegExp(`^[ \\t\\r\\n]*([${fixed}][ ${fixed}]*)(?=\\S)`)

const textOf = (nodes: readonly XmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('')

/** As much of the spaces before the first word of a cell as a level or a few need. */
const most = 16

/** Spaces within markup, which are there still. */
const isIndented = new RegExp(`^(?:<[^>]*>)*[${fixed}]`)

/** A list, a picture or anything else that is no line of text. */
const ownBlock = /^<(?:ul|ol|dl|div|figure|pre|table|blockquote|aside|section)\b/

/** Puts the spaces back by which a file shows that a row belongs under the one above it. */
export const withIndentation = (html: string, cell: readonly XmlNode[]): string => {
  const indent = indentation.exec(textOf(cell))?.[1]?.slice(0, most) ?? ''
  return indent === '' || ownBlock.test(html) || isIndented.test(html)
    ? html
    : html.replace(/^(?:<p[^>]*>)?/, (opening) => opening + indent)
}
