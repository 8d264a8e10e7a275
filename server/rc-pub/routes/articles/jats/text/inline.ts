import { xmlElement, xmlLeaf, xmlText, type Xml } from '@xuekan/core/content'
import { classOf, isElement, languageXml, textOf, type HtmlElement, type HtmlNode } from './html-tree.ts'
import { mathXml } from './math.ts'
import type { TextContext } from './text-context.ts'

const wrappers: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'sub',
  sup: 'sup',
}

const referenceTypes: Readonly<Record<string, string>> = {
  'ref-bibr': 'bibr',
  'ref-fig': 'fig',
  'ref-table': 'table',
  'ref-formula': 'disp-formula',
  'ref-fn': 'fn',
}

function linkXml(link: HtmlElement, context: TextContext): Xml {
  const { href = '' } = link.attributes
  const content = inlineXml(link.children, context)
  if (classOf(link) === 'backlink') return ''
  if (href.startsWith('#')) {
    const rid = context.ids.get(href.slice(1)) ?? ''
    const type = referenceTypes[classOf(link)] ?? ''
    return rid === '' ? content : xmlElement('xref', { 'ref-type': type, rid }, content)
  }
  const address = context.absolute(href)
  return address === ''
    ? content
    : xmlElement('ext-link', { 'ext-link-type': 'uri', 'xlink:href': address }, content)
}

/** A picture with what is said to those who do not see it. `name` is `graphic` or `inline-graphic`. */
export function graphicXml(image: HtmlElement, context: TextContext, name: string): Xml {
  const href = context.absolute(image.attributes['src'] ?? '')
  // what holds nothing keeps its place by a comment, since an element around nothing is left out
  const alternative = xmlLeaf('alt-text', image.attributes['alt'] ?? '') || '<!---->'
  return href === '' ? '' : xmlElement(name, { 'xlink:href': href }, alternative)
}

/** A word with its reading; what stands in for ruby where none is drawn is left out. */
function rubyXml({ children }: HtmlElement, context: TextContext): Xml {
  const named = (name: string): readonly HtmlNode[] =>
    children.filter(isElement).flatMap((child) => (child.name === name ? child.children : []))
  const base = children.filter((node) => !isElement(node) || !['rt', 'rp'].includes(node.name))
  const reading = xmlElement('rt', {}, inlineXml(named('rt'), context))
  const content = inlineXml(base, context)
  return reading === '' || content === '' ? content : xmlElement('ruby', {}, `<rb>${content}</rb>${reading}`)
}

/** Words in a language of their own. */
const phraseXml = (element: HtmlElement, content: Xml): Xml => {
  const language = languageXml(element)
  return language['xml:lang'] === '' ? content : xmlElement('styled-content', language, content)
}

function elementXml(element: HtmlElement, context: TextContext): Xml {
  const content = (): Xml => inlineXml(element.children, context)
  const wrapper = wrappers[element.name]
  if (wrapper !== undefined) return xmlElement(wrapper, languageXml(element), content())
  switch (element.name) {
    case 'a':
      return linkXml(element, context)
    case 'code':
      return classOf(element) === 'tex'
        ? xmlElement('inline-formula', {}, xmlLeaf('tex-math', textOf(element.children)))
        : xmlElement('monospace', {}, content())
    case 'span':
      return ['sc', 'overline'].includes(classOf(element))
        ? xmlElement(classOf(element), {}, content())
        : phraseXml(element, content())
    case 'abbr': {
      const meaning = xmlElement('def', {}, xmlLeaf('p', element.attributes['title'] ?? ''))
      return xmlElement('abbrev', {}, content() + meaning)
    }
    case 'ruby':
      return rubyXml(element, context)
    case 'q':
      return `“${content()}”`
    case 'img':
      return graphicXml(element, context, 'inline-graphic')
    case 'math':
      return xmlElement('inline-formula', {}, mathXml(element, context))
    case 'br':
      return ' '
    case 'hr':
      return ''
    default:
      return content()
  }
}

/** Text with its marks; a link within the text leads to the same place of the document. */
export const inlineXml = (nodes: readonly HtmlNode[], context: TextContext): Xml =>
  nodes.map((node) => (isElement(node) ? elementXml(node, context) : xmlText(node))).join('')
