import { type InlineNode, parseInlineMarkup, type Xml, xmlElement, xmlText } from '@xuekan/core/content'

const written = (nodes: readonly InlineNode[]): Xml =>
  nodes
    .map((node) =>
      node.kind === 'text' ? xmlText(node.text) : xmlElement(node.kind, {}, written(node.children)),
    )
    .join('')

/** A title as JATS: sub, sup, italic and bold are kept. */
export const jatsInline = (raw: string): Xml => written(parseInlineMarkup(raw))

/** Where one paragraph of HTML ends or another begins. */
const bounds =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|table|tr|figure|section)(?:\s[^<>]*)?>|<br\s*\/?>/gi

/** HTML of the store as JATS paragraphs: of its markup what a title may have, of everything else the text. */
export const jatsParagraphs = (html: string): Xml =>
  html
    .split(bounds)
    .filter((part) => /\S/.test(part))
    .map((part) => xmlElement('p', {}, jatsInline(part)))
    .join('')
