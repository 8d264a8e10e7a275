import { parseInlineMarkup, type InlineNode } from '@xuekan/core/content'
import type { MarkedNode } from '@xuekan/core/search'
import type { ReactNode } from 'react'

const tags = { sub: 'sub', sup: 'sup', italic: 'i', bold: 'b' } as const

/** A title with its sub- and superscripts and italics (C3.13). */
export function InlineMarkup({ text }: { readonly text: string }) {
  return <InlineNodes nodes={parseInlineMarkup(text)} />
}

type ShownNode = InlineNode | MarkedNode

/** Inline markup that has been read, with the words of a search marked where it says so. */
export function InlineNodes({ nodes }: { readonly nodes: readonly ShownNode[] }) {
  return nodes.map(render)
}

function render(node: ShownNode, key: number): ReactNode {
  if (node.kind !== 'text') {
    const Tag = tags[node.kind]
    return <Tag key={key}>{node.children.map(render)}</Tag>
  }
  return 'marked' in node && node.marked ? <mark key={key}>{node.text}</mark> : node.text
}
