import { xmlElement, xmlText, type Xml } from '@xuekan/core/content'
import { classOf, isElement, type HtmlElement, type HtmlNode } from './html-tree.ts'
import { idOf, type TextContext } from './text-context.ts'

/** Elements of MathML that stand for what has no content, and keep their place. */
const written = (name: string, attributes: HtmlElement['attributes'], content: Xml): Xml =>
  content === ''
    ? xmlElement(name, attributes, '<!---->').replace('<!---->', '')
    : xmlElement(name, attributes, content)

const isNumber = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && isElement(node) && classOf(node) === 'formula-label'

/** A formula as MathML under the prefix that JATS gives it; a row that ends in its number is a labelled one. */
export function mathXml(element: HtmlElement, context: TextContext): Xml {
  const { class: _class, id: _id, ...attributes } = element.attributes
  const last = element.children.at(-1)
  const isLabelled = element.name === 'mtr' && isNumber(last)
  const children = isLabelled ? [last, ...element.children.slice(0, -1)] : element.children
  return written(
    `mml:${isLabelled ? 'mlabeledtr' : element.name}`,
    { ...attributes, id: idOf(element, context) },
    children.map((node) => (isElement(node) ? mathXml(node, context) : xmlText(node))).join(''),
  )
}
