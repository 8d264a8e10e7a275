import { xmlElement, type Xml } from '@xuekan/core/content'
import { itemNumber } from '../../../../import/html/list-numbers.ts'
import { classOf, isElement, languageXml, type HtmlElement, type HtmlNode } from './html-tree.ts'
import { inlineXml } from './inline.ts'
import { idOf, type TextContext } from './text-context.ts'

const orderedTypes: Readonly<Record<string, string>> = {
  a: 'alpha-lower',
  A: 'alpha-upper',
  i: 'roman-lower',
  I: 'roman-upper',
}

const typeOf = (list: HtmlElement): string => {
  if (list.name === 'ol') return orderedTypes[list.attributes['type'] ?? ''] ?? 'order'
  return ['simple', 'labelled'].includes(classOf(list)) ? 'simple' : 'bullet'
}

/** The mark in front of an item or a note, and what follows it. */
export function splitLabel(nodes: readonly HtmlNode[]): {
  readonly label: readonly HtmlNode[]
  readonly rest: readonly HtmlNode[]
} {
  const [first, ...rest] = nodes
  return first !== undefined && isElement(first) && first.name === 'span' && classOf(first) === 'label'
    ? { label: first.children, rest }
    : { label: [], rest: nodes }
}

/** The label of an item; of a list that begins behind 1 its number, which JATS leaves to labels. */
const labelXml = (label: readonly HtmlNode[], context: TextContext, number: string): Xml =>
  xmlElement('label', {}, inlineXml(label, context) || number)

const itemXml = (item: HtmlElement, context: TextContext, number = ''): Xml => {
  const { label, rest } = splitLabel(item.children)
  const content = context.paragraphs(rest) || '<p/>'
  return xmlElement('list-item', { id: idOf(item, context) }, labelXml(label, context, number) + content)
}

export const listXml = (list: HtmlElement, context: TextContext): Xml => {
  const start = Number(list.attributes['start'] ?? '1')
  const numberOf = (at: number): string =>
    start === 1 ? '' : itemNumber(start + at, list.attributes['type'] ?? '')
  return xmlElement(
    'list',
    { 'list-type': typeOf(list), ...languageXml(list) },
    list.children
      .filter(isElement)
      .map((item, at) => itemXml(item, context, numberOf(at)))
      .join(''),
  )
}

/** Terms, each with the definitions behind it. */
export function definitionsXml(list: HtmlElement, context: TextContext): Xml {
  const items: { term: Xml; defs: Xml }[] = []
  for (const child of list.children.filter(isElement)) {
    if (child.name === 'dt') {
      items.push({ term: xmlElement('term', {}, inlineXml(child.children, context).trim()), defs: '' })
      continue
    }
    if (items.length === 0) items.push({ term: '', defs: '' })
    const last = items.at(-1)
    if (last !== undefined) last.defs += xmlElement('def', {}, context.paragraphs(child.children))
  }
  const written = items.map(({ term, defs }) => xmlElement('def-item', {}, term + defs))
  return xmlElement('def-list', {}, written.join(''))
}
