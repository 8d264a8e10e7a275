import { markupTokens } from './markup-tokens.ts'

/** What titles and abstracts hold besides text. */
export const inlineKinds = ['sub', 'sup', 'italic', 'bold'] as const
export type InlineKind = (typeof inlineKinds)[number]

export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: InlineKind; readonly children: readonly InlineNode[] }

const kindsByTag: Readonly<Record<string, InlineKind>> = {
  sub: 'sub',
  sup: 'sup',
  i: 'italic',
  em: 'italic',
  italic: 'italic',
  b: 'bold',
  strong: 'bold',
  bold: 'bold',
}

/** Deeper markup than this has no meaning in a title; its text stays. */
const maxDepth = 8

interface Open {
  readonly kind: InlineKind
  readonly children: InlineNode[]
}

/**
 * Titles and names as text with sub, sup, italic and bold (JATS or HTML names). Total: other tags are dropped to
 * their text, entities are decoded, what is not closed is closed at the end, empty elements are left out.
 * Law: the text of the nodes, in order, is `plainText(raw)` before white space is collapsed.
 */
export function parseInlineMarkup(raw: string): readonly InlineNode[] {
  const root: InlineNode[] = []
  const stack: Open[] = []
  const innermost = (): InlineNode[] => stack.at(-1)?.children ?? root
  const closeTop = (): void => {
    const done = stack.pop()
    if (done !== undefined && done.children.length > 0) innermost().push(done)
  }
  for (const token of markupTokens(raw)) {
    if (token.kind === 'text') {
      addText(innermost(), token.text)
      continue
    }
    const kind = Object.hasOwn(kindsByTag, token.name) ? kindsByTag[token.name] : undefined
    if (kind === undefined) continue
    if (token.kind === 'open') {
      if (stack.length < maxDepth) stack.push({ kind, children: [] })
    } else if (stack.some((open) => open.kind === kind)) {
      while (stack.at(-1)?.kind !== kind) closeTop()
      closeTop()
    }
  }
  while (stack.length > 0) closeTop()
  return root
}

function addText(children: InlineNode[], text: string): void {
  const last = children.at(-1)
  if (last?.kind === 'text') children[children.length - 1] = { kind: 'text', text: last.text + text }
  else children.push({ kind: 'text', text })
}
