import { parseInlineMarkup, type InlineKind, type InlineNode } from '@xuekan/core/content'
import { escapeMarkup } from '../import/html/write-html.ts'

const tags: Readonly<Record<InlineKind, string>> = { sub: 'sub', sup: 'sup', italic: 'i', bold: 'b' }

const writeNode = (node: InlineNode): string =>
  node.kind === 'text'
    ? escapeMarkup(node.text)
    : `<${tags[node.kind]}>${node.children.map(writeNode).join('')}</${tags[node.kind]}>`

/** A title or a name with its inline markup as HTML. */
export const writeInline = (raw: string): string => parseInlineMarkup(raw).map(writeNode).join('')
