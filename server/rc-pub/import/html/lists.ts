import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { languageOf } from './language-of.ts'
import { isUnmarked, itemNumber, orderedType } from './list-numbers.ts'
import { withoutLoneParagraph, type BlockWriter, type Rendering } from './rendering.ts'
import { titleOf } from './sections.ts'
import { escapeMarkup, tag } from './write-html.ts'

const labelOf = (item: XmlElement): string => {
  const label = childNamed(item, 'label')
  return label === undefined ? '' : plainTextOf(label.children)
}

/** True where the labels of the items are `numbers`, which the browser shows by itself. */
const isNumbering = (labels: readonly string[], numbers: readonly string[]): boolean =>
  labels.every((label, index) => {
    const signs = /^\d/.test(numbers[index] ?? '') ? /[().、）（]/g : /\.$/
    return label === '' || `${label.replace(signs, '').trim()}.` === numbers[index]
  })

const writeItem = (item: XmlElement, rendering: Rendering, level: number, label: string): string => {
  const content = rendering.blocks(
    item.children.filter((node) => !isElement(node) || !['label', 'title'].includes(node.name)),
    level,
  )
  const shown = label === '' ? '' : `${tag('span', { class: 'label' }, escapeMarkup(label))} `
  return tag(
    'li',
    { id: rendering.idOf(item) },
    shown + titled(item, rendering) + withoutLoneParagraph(content),
  )
}

/** The title of a list or of an item; of a list with its label. */
const titled = (element: XmlElement, rendering: Rendering): string => {
  const title =
    element.name === 'list-item'
      ? rendering.inline(childNamed(element, 'title')?.children ?? []).trim()
      : titleOf(element, rendering)
  return title === '' ? '' : tag('p', { class: 'list-title' }, tag('b', {}, title))
}

/**
 * The labels that the items of a list show in place of the browser's numbers, led by the word that the file has for
 * them (`Step 1.`); none where the numbers are the same.
 */
const shownLabels = (list: XmlElement, items: readonly XmlElement[], start: number): readonly string[] => {
  const type = orderedType(list)
  const word = attribute(list, 'prefix-word').trim()
  const own = items.map(labelOf)
  const numbers = type === undefined ? [] : items.map((_, index) => itemNumber(start + index, type))
  if (word === '' && type !== undefined && isNumbering(own, numbers)) return []
  return own
    .map((label, index) => label || numbers[index] || '')
    .map((label) => [word, label].filter(Boolean).join(' '))
}

/** A list of any type. Where items of an ordered list bring labels of their own, the others keep their number. */
export const writeList: BlockWriter = (element, rendering, level) => {
  const items = childrenNamed(element, 'list-item')
  if (items.length === 0) return ''
  const ordered = orderedType(element)
  const start = rendering.startOf(element)
  const labels = shownLabels(element, items, start)
  const content = items.map((item, index) => writeItem(item, rendering, level, labels[index] ?? '')).join('')
  const id = rendering.idOf(element)
  const language = languageOf(element, rendering)
  const list = labels.some((label) => label !== '')
    ? tag('ul', { class: 'labelled', id, ...language }, content)
    : ordered !== undefined
      ? tag('ol', { type: ordered, start: start === 1 ? undefined : start, id, ...language }, content)
      : tag('ul', { class: isUnmarked(element) ? 'simple' : '', id, ...language }, content)
  const others = childElements(element).filter(
    (child) => !['list-item', 'title', 'label', 'x'].includes(child.name),
  )
  return titled(element, rendering) + list + rendering.blocks(others, level)
}

/** The labels of terms: a browser numbers none of them by itself. */
const ownNumbers = (list: XmlElement, items: readonly XmlElement[], start: number): readonly string[] => {
  const type = orderedType(list)
  const labels = shownLabels(list, items, start)
  return labels.length > 0 || type === undefined
    ? labels
    : items.map((_, index) => itemNumber(start + index, type))
}

/** Terms and their definitions. */
export const writeDefinitionList: BlockWriter = (element, rendering, level) => {
  const own = childrenNamed(element, 'def-item')
  const numbers = ownNumbers(element, own, rendering.startOf(element))
  const items = own.map((item, at) => {
    const label = numbers[at] ?? labelOf(item)
    const shown = label === '' ? '' : `${tag('span', { class: 'label' }, escapeMarkup(label))} `
    const terms = childrenNamed(item, 'term').map((term, index) =>
      tag(
        'dt',
        { id: index === 0 ? rendering.idOf(item) : '' },
        (index === 0 ? shown : '') + rendering.inline(term.children).trim(),
      ),
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
    (child) => !['def-item', 'title', 'label', 'term-head', 'def-head', 'x'].includes(child.name),
  )
  const list =
    items.length === 0 ? '' : tag('dl', { id: rendering.idOf(element) }, heads.join('') + items.join(''))
  const written = list + rendering.blocks(others, level)
  return written === '' ? '' : titled(element, rendering) + written
}
