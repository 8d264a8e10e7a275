import { xmlElement, xmlText, type Xml } from '@xuekan/core/content'
import {
  classOf,
  isBlock,
  isElement,
  languageXml,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'
import { graphicXml, inlineXml } from './inline.ts'
import { idOf, type TextContext } from './text-context.ts'

const childrenOf = (element: HtmlElement, name: string): readonly HtmlElement[] =>
  element.children.filter(isElement).filter((child) => child.name === name)

const isCredit = (node: HtmlNode): boolean =>
  isElement(node) && node.name === 'p' && classOf(node) === 'attrib'

const creditsXml = (nodes: readonly HtmlNode[], context: TextContext): Xml =>
  nodes
    .filter(isElement)
    .filter(isCredit)
    .map((credit) => xmlElement('attrib', {}, inlineXml(credit.children, context).trim()))
    .join('')

/** What a caption says: the label, the title, and the rest of its first paragraph with all that follows. */
function captionXml(nodes: readonly HtmlNode[], context: TextContext): Xml {
  const [first, ...others] = nodes.filter((node) => !isCredit(node))
  const isLine = first !== undefined && isElement(first) && first.name === 'p'
  const language = isLine ? languageXml(first) : {}
  const line = isLine ? first.children : []
  const isPart = (name: string) => (node: HtmlNode) => isElement(node) && classOf(node) === name
  const label = line.filter(isPart('label'))
  const title = line.filter(isPart('caption-title'))
  const text = line.filter((node) => !label.includes(node) && !title.includes(node))
  const paragraph =
    textOf(text).trim() === '' ? '' : xmlElement('p', language, inlineXml(text, context).trim())
  const rest = first === undefined || isLine ? others : [first, ...others]
  const content =
    xmlElement('title', {}, inlineXml(title, context).trim()) + paragraph + context.paragraphs(rest)
  return xmlElement('label', {}, xmlText(textOf(label).trim())) + xmlElement('caption', {}, content)
}

const pictures = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (node.name === 'img' ? [node] : node.name === 'a' ? pictures(node.children) : []))

/** A figure, a group of figures, or a table with its caption. */
export function figureXml(element: HtmlElement, context: TextContext): Xml {
  if (classOf(element) === 'table-wrap') return tableWrapXml(element, context)
  const caption = childrenOf(element, 'figcaption').flatMap(({ children }) => children)
  const own = element.children.filter((node) => !isElement(node) || node.name !== 'figcaption')
  const head = captionXml(caption, context)
  const id = idOf(element, context)
  if (classOf(element) === 'fig-group')
    return xmlElement(
      'fig-group',
      { id },
      head +
        own
          .filter(isElement)
          .map((each) => memberXml(each, context))
          .join(''),
    )
  const graphics = pictures(own).map((image) => graphicXml(image, context, 'graphic'))
  const others = context.paragraphs(own.filter((node) => isBlock(node)))
  return xmlElement('fig', { id }, head + others + graphics.join('') + creditsXml(caption, context))
}

const memberXml = (element: HtmlElement, context: TextContext): Xml =>
  element.name === 'figure' && classOf(element) === 'fig'
    ? figureXml(element, context)
    : xmlElement('fig', {}, context.paragraphs([element]))

const span = (cell: HtmlElement, name: string): string => {
  const value = cell.attributes[name] ?? ''
  return /^[1-9]\d{0,2}$/.test(value) ? value : ''
}

function cellXml(cell: HtmlElement, context: TextContext): Xml {
  const name = cell.name === 'th' ? 'th' : 'td'
  const content = cell.children.some(isBlock)
    ? context.blocks(cell.children)
    : inlineXml(cell.children, context).trim()
  const attributes = {
    align: /^align-(center|right)$/.exec(classOf(cell))?.[1] ?? '',
    colspan: span(cell, 'colspan'),
    rowspan: span(cell, 'rowspan'),
  }
  // an empty cell keeps its place
  return xmlElement(name, attributes, content || '<!---->')
}

const rowsXml = (part: HtmlElement, context: TextContext): Xml =>
  childrenOf(part, 'tr')
    .map((row) =>
      xmlElement(
        'tr',
        {},
        row.children
          .filter(isElement)
          .map((cell) => cellXml(cell, context))
          .join(''),
      ),
    )
    .join('')

/** Head and foot stand before the body, as the table model of JATS has it; without a body all rows are loose. */
function tableXml(table: HtmlElement, context: TextContext): Xml {
  const rows = (name: string): Xml =>
    childrenOf(table, name)
      .map((part) => rowsXml(part, context))
      .join('')
  const [head, foot, body] = [rows('thead'), rows('tfoot'), rows('tbody') + rowsXml(table, context)]
  if (body === '') return xmlElement('table', {}, head + foot)
  return xmlElement(
    'table',
    {},
    xmlElement('thead', {}, head) + xmlElement('tfoot', {}, foot) + xmlElement('tbody', {}, body),
  )
}

const tablesIn = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) =>
      node.name === 'table' ? [node] : classOf(node) === 'table-scroll' ? tablesIn(node.children) : [],
    )

/** A note below a table: what points at it finds it by its id. */
const noteXml = (note: HtmlElement, context: TextContext): Xml => {
  if (isCredit(note)) return creditsXml([note], context)
  const id = idOf(note, context)
  const content =
    note.name === 'p'
      ? xmlElement('p', languageXml(note), inlineXml(note.children, context).trim())
      : context.paragraphs(note.children)
  return id === '' ? content : xmlElement('fn', { id }, content)
}

/** A table with its caption and its notes. */
export function tableWrapXml(element: HtmlElement, context: TextContext): Xml {
  const caption = childrenOf(element, 'figcaption').flatMap(({ children }) => children)
  const own = element.children
    .filter(isElement)
    .filter((child) => child.name !== 'figcaption' && classOf(child) !== 'fig-missing')
  const notes = own.filter((child) => classOf(child) === 'table-notes')
  const tables = tablesIn(own)
  const graphics = pictures(own)
  const others = own.filter(
    (child) =>
      !notes.includes(child) &&
      !tables.includes(child) &&
      classOf(child) !== 'table-scroll' &&
      pictures([child]).length === 0,
  )
  const credits = others.filter(isCredit)
  const foot =
    context.paragraphs(others.filter((child) => !isCredit(child))) +
    notes.flatMap(({ children }) => children.filter(isElement).map((note) => noteXml(note, context))).join('')
  return xmlElement(
    'table-wrap',
    { id: idOf(element, context) },
    captionXml(caption, context) +
      tables.map((table) => tableXml(table, context)).join('') +
      graphics.map((image) => graphicXml(image, context, 'graphic')).join('') +
      xmlElement('table-wrap-foot', {}, foot) +
      creditsXml([...credits, ...caption], context),
  )
}
