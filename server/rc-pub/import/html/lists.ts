import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { withoutLoneParagraph, type BlockWriter, type Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

const orderedTypes: Readonly<Record<string, string>> = {
  order: '',
  ordered: '',
  number: '',
  arabic: '',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
}

const labelOf = (item: XmlElement): string => {
  const label = childNamed(item, 'label')
  return label === undefined ? '' : plainTextOf(label.children)
}

/** True where the labels of the items are what the browser's own numbering would show. */
const isNumbering = (labels: readonly string[]): boolean =>
  labels.every(
    (label, index) => label === '' || label.replace(/[().、）（]/g, '').trim() === String(index + 1),
  )

const writeItem = (item: XmlElement, rendering: Rendering, level: number, showLabel: boolean): string => {
  const content = rendering.blocks(
    item.children.filter((node) => !isElement(node) || node.name !== 'label'),
    level,
  )
  const label = showLabel ? labelOf(item) : ''
  const shown = label === '' ? '' : `${tag('span', { class: 'label' }, escapeMarkup(label))} `
  return tag('li', { id: rendering.idOf(item) }, shown + withoutLoneParagraph(content))
}

const titled = (list: XmlElement, rendering: Rendering): string => {
  const title = childNamed(list, 'title')
  return title === undefined || plainText(title) === ''
    ? ''
    : tag('p', { class: 'list-title' }, tag('b', {}, rendering.inline(title.children).trim()))
}

/** A list of any type. Items that bring labels of their own show these in place of the browser's. */
export const writeList: BlockWriter = (element, rendering, level) => {
  const items = childrenNamed(element, 'list-item')
  if (items.length === 0) return ''
  const labels = items.map(labelOf)
  const type = attribute(element, 'list-type')
  const ordered = orderedTypes[type]
  const numbered = isNumbering(labels)
  const showLabels = labels.some((label) => label !== '') && !(ordered !== undefined && numbered)
  const content = items.map((item) => writeItem(item, rendering, level, showLabels)).join('')
  const id = rendering.idOf(element)
  const list = showLabels
    ? tag('ul', { class: 'labelled', id }, content)
    : ordered !== undefined
      ? tag('ol', { type: ordered, id }, content)
      : tag('ul', { class: type === 'simple' ? 'simple' : '', id }, content)
  const others = childElements(element).filter(
    (child) => !['list-item', 'title', 'label'].includes(child.name),
  )
  return titled(element, rendering) + list + rendering.blocks(others, level)
}

/** Terms and their definitions. */
export const writeDefinitionList: BlockWriter = (element, rendering, level) => {
  const items = childrenNamed(element, 'def-item').map((item) => {
    const terms = childrenNamed(item, 'term').map((term) =>
      tag('dt', {}, rendering.inline(term.children).trim()),
    )
    const definitions = childrenNamed(item, 'def').map((def) =>
      tag('dd', {}, withoutLoneParagraph(rendering.blocks(def.children, level))),
    )
    return [...terms, ...definitions].join('')
  })
  const heads = ['term-head', 'def-head'].map((name) =>
    childrenNamed(element, name)
      .map((head) =>
        tag(name === 'term-head' ? 'dt' : 'dd', {}, tag('b', {}, rendering.inline(head.children).trim())),
      )
      .join(''),
  )
  const others = childElements(element).filter(
    (child) => !['def-item', 'title', 'label', 'term-head', 'def-head'].includes(child.name),
  )
  const list =
    items.length === 0 ? '' : tag('dl', { id: rendering.idOf(element) }, heads.join('') + items.join(''))
  const written = list + rendering.blocks(others, level)
  return written === '' ? '' : titled(element, rendering) + written
}
