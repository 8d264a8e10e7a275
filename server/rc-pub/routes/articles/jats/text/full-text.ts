import type { ContentLanguage } from '@xuekan/core'
import { xmlElement, type Xml } from '@xuekan/core/content'
import { isBackHeading } from '../../../../import/html/messages.ts'
import type { FullTextRecord } from '../../../../store/article-record.ts'
import { footnotesXml, referencesXml } from './back-lists.ts'
import { blocksXml, paragraphsXml, partsXml, splitHeading } from './blocks.ts'
import { classOf, isElement, readHtml, textOf, type HtmlElement, type HtmlNode } from './html-tree.ts'
import { inlineXml } from './inline.ts'
import { idsOf, type TextContext } from './text-context.ts'

/** A text as parts of a JATS document; each '' where it has none. */
export interface TextXml {
  /** Summaries and the graphical abstract, for the front. */
  readonly abstracts: Xml
  readonly body: Xml
  readonly back: Xml
  /** Letters of peer review, as articles within the article. */
  readonly letters: Xml
}

export interface TextOptions {
  /** Before every id, so that two texts of an article share none. */
  readonly prefix: string
  readonly absolute: (address: string) => string
  /** False of a text without an abstract: a summary must not be read as one. */
  readonly hasAbstract: boolean
}

const isSection =
  (name: string) =>
  (node: HtmlNode): node is HtmlElement =>
    isElement(node) && node.name === 'section' && classOf(node) === name

function summaryXml(
  section: HtmlElement,
  language: ContentLanguage,
  kind: string,
  context: TextContext,
): Xml {
  const { title, rest } = splitHeading(section.children)
  const heading = xmlElement('title', {}, inlineXml(title, context).trim())
  const isGraphical = rest.some((node) => isElement(node) && classOf(node) === 'graphical')
  const content = isGraphical ? blocksXml(rest, context) : partsXml(rest, context)
  const type = isGraphical ? 'graphical' : kind
  return xmlElement('abstract', { 'abstract-type': type, 'xml:lang': language }, content && heading + content)
}

const lettersIn = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (node.name === 'details' ? node.children.filter(isElement) : []))
    .filter(({ name }) => name === 'section')

function letterXml(section: HtmlElement, context: TextContext): Xml {
  const { title, rest } = splitHeading(section.children)
  const body = xmlElement('body', {}, partsXml(rest, context))
  const heading = xmlElement('article-title', {}, inlineXml(title, context).trim())
  const front = xmlElement('front-stub', {}, xmlElement('title-group', {}, heading) || '<!---->')
  return xmlElement('sub-article', { 'article-type': 'peer-review' }, body && front + body)
}

/**
 * A full text as it is stored, as JATS: what stands before the references under a heading of back matter, and all behind
 * it, is back matter. Laws: well-formed whatever the HTML holds; the import reads the same blocks of words from it; no
 * link points at what is not there.
 */
export function textXml({ language, html }: FullTextRecord, options: TextOptions): TextXml {
  const nodes = readHtml(html)
  const ids = idsOf(nodes, options.prefix)
  const first = partsOf(nodes, language, ids, options)
  const printed = new Set(attributesOf(first, 'id'))
  // what stood empty, and forms without an id, were left out: links to them are words
  return attributesOf(first, 'rid').every((id) => printed.has(id))
    ? first
    : partsOf(nodes, language, new Map([...ids].filter(([, id]) => printed.has(id))), options)
}

const attributesOf = (text: TextXml, name: 'id' | 'rid'): readonly string[] =>
  Object.values(text).flatMap((xml: Xml) =>
    [...xml.matchAll(new RegExp(`<[^<>]*? ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value),
  )

function partsOf(
  nodes: readonly HtmlNode[],
  language: ContentLanguage,
  ids: TextContext['ids'],
  options: TextOptions,
): TextXml {
  const context: TextContext = {
    ids,
    absolute: options.absolute,
    blocks: (within) => blocksXml(within, context),
    paragraphs: (within) => paragraphsXml(within, context),
  }
  const taken = ['summary', 'references', 'footnotes', 'peer-review'].map(isSection)
  const main = nodes.filter((node) => !taken.some((is) => is(node)))
  const isBack = (node: HtmlNode): boolean =>
    isSection('')(node) && isBackHeading(textOf(splitHeading(node.children).title).trim())
  const at = main.findIndex(isBack)
  const [body, behind] = at < 0 ? [main, []] : [main.slice(0, at), main.slice(at)]
  const kind = options.hasAbstract ? 'summary' : 'highlights'
  const all = (name: string, write: (section: HtmlElement) => Xml): Xml =>
    nodes.filter(isSection(name)).map(write).join('')
  const back =
    partsXml(behind, context) +
    all('footnotes', (section) => footnotesXml(section, context)) +
    all('references', (section) => referencesXml(section, context))
  return {
    abstracts: all('summary', (section) => summaryXml(section, language, kind, context)),
    body: xmlElement('body', {}, partsXml(body, context)),
    back: xmlElement('back', {}, back),
    letters: all('peer-review', ({ children }) =>
      lettersIn(children)
        .map((letter) => letterXml(letter, context))
        .join(''),
    ),
  }
}
