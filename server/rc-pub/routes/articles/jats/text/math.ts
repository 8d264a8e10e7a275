import { xmlElement, xmlText, type Xml } from '@xuekan/core/content'
import { isElement, type HtmlElement } from './html-tree.ts'

/** Elements of MathML that stand for what has no content, and keep their place. */
const written = (name: string, element: HtmlElement, content: Xml): Xml => {
  const { class: _class, id: _id, ...attributes } = element.attributes
  return content === ''
    ? xmlElement(name, attributes, '<!---->').replace('<!---->', '')
    : xmlElement(name, attributes, content)
}

/** A formula as MathML under the prefix that JATS gives it. */
export const mathXml = (element: HtmlElement): Xml =>
  written(
    `mml:${element.name}`,
    element,
    element.children.map((node) => (isElement(node) ? mathXml(node) : xmlText(node))).join(''),
  )
