import type { Xml } from '@xuekan/core/content'
import { isElement, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** What writers of a text know of the whole of it. */
export interface TextContext {
  /** Ids that the document has, by those of the HTML. */
  readonly ids: ReadonlyMap<string, string>
  /** An address as harvesters can follow it; '' for one that nobody can. */
  readonly absolute: (address: string) => string
  /** Runs of text between blocks as paragraphs, blocks as they come. */
  readonly blocks: (nodes: readonly HtmlNode[]) => Xml
  /** The same for a form that takes paragraphs alone: any other block stands in one. */
  readonly paragraphs: (nodes: readonly HtmlNode[]) => Xml
}

/** The id of an element in the document; ''. */
export const idOf = (element: HtmlElement, { ids }: TextContext): string =>
  ids.get(element.attributes['id'] ?? '') ?? ''

const named = new Set(['section', 'figure', 'aside', 'li', 'div', 'p', 'mtr'])

/** Ids of what can be pointed at; two texts of an article have ids of their own by their prefix. */
export function idsOf(nodes: readonly HtmlNode[], prefix: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  const walk = (element: HtmlElement): void => {
    const id = element.attributes['id'] ?? ''
    if (named.has(element.name) && /^[A-Za-z][\w.:-]*$/.test(id) && !found.has(id)) {
      const plain = prefix + id.replaceAll(':', '-')
      if (!taken.has(plain)) found.set(id, plain)
      taken.add(plain)
    }
    element.children.filter(isElement).forEach(walk)
  }
  nodes.filter(isElement).forEach(walk)
  return found
}
