import { parseInlineMarkup, type InlineNode } from '@xuekan/core'
import { Fragment, type ReactNode } from 'react'

const tags = { sub: 'sub', sup: 'sup', italic: 'i', bold: 'b' } as const

interface Props {
  readonly text: string
  /** How the words between the tags are shown; as they are unless given. */
  readonly words?: (text: string) => ReactNode
}

/** A title with its sub- and superscripts and italics (C3.13). */
export function InlineMarkup({ text, words = (plain) => plain }: Props) {
  return <>{parseInlineMarkup(text).map((node, index) => render(node, index, words))}</>
}

function render(node: InlineNode, key: number, words: (text: string) => ReactNode): ReactNode {
  if (node.kind === 'text') return <Fragment key={key}>{words(node.text)}</Fragment>
  const Tag = tags[node.kind]
  return <Tag key={key}>{node.children.map((child, index) => render(child, index, words))}</Tag>
}
