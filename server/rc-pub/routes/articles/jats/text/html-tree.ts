import { parseContentLanguage } from '@xuekan/core'
import { decodeEntities } from '@xuekan/core/content'

export interface HtmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}

/** An element or a run of text, its entities read. */
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

export const classOf = (element: HtmlElement): string => element.attributes['class'] ?? ''

/** The language that an element says it is in, as an attribute of JATS; '' where it says none, or what is no tag. */
export const languageXml = (element: HtmlElement): { readonly 'xml:lang': string } => ({
  'xml:lang': parseContentLanguage(element.attributes['lang'] ?? '') ?? '',
})

/** The text of nodes, as a program reads it aloud. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('')

const blockNames = new Set(
  'p h2 h3 h4 h5 h6 section aside div blockquote footer pre figure details ul ol dl table hr'.split(' '),
)

export const isBlock = (node: HtmlNode): node is HtmlElement => isElement(node) && blockNames.has(node.name)

const voids = new Set(['br', 'hr', 'img', 'mspace', 'mprescripts', 'none'])

/** Elements within each other; what is deeper keeps its text. */
const deepest = 200

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: HtmlNode[]
}

const attributesOf = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...written.matchAll(/([a-z][a-z-]*)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  )

/**
 * HTML of the store as a tree. Total: an element that is never closed goes to the end of the one around it, an end
 * without a beginning says nothing, and a lone `<` is text. Linear in its length.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  const top = (): Open => open.at(-1) ?? root
  for (const [token, slash, name, attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|[^<]+|</gi,
  )) {
    if (name === undefined) {
      top().children.push(decodeEntities(token))
      continue
    }
    const known = name.toLowerCase()
    if (slash === '/') {
      const place = open.findLastIndex((each) => each.name === known)
      if (place > 0) open.length = place
      continue
    }
    const element: Open = { name: known, attributes: attributesOf(attributes), children: [] }
    if (open.length > deepest) continue
    top().children.push(element)
    if (!voids.has(known) && !attributes.endsWith('/')) open.push(element)
  }
  return root.children
}
