import { type InlineNode, parseInlineMarkup, type Xml, xmlElement, xmlText } from '@xuekan/core/content'

const written = (nodes: readonly InlineNode[]): Xml =>
  nodes
    .map((node) =>
      node.kind === 'text' ? xmlText(node.text) : xmlElement(node.kind, {}, written(node.children)),
    )
    .join('')

/** A title as JATS: sub, sup, italic and bold are kept. */
export const jatsInline = (raw: string): Xml => written(parseInlineMarkup(raw))
