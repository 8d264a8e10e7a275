import { keywordsIn } from '../meta/keywords.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childElements,
  childNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { headingText } from './heading-text.ts'
import type { BlockWriter, Rendering } from './rendering.ts'
import { writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** What a taxon is called, and since when: the heading of its treatment. */
const naming = new Set(['label', 'tp:taxon-name', 'tp:taxon-authority', 'tp:taxon-status'])

/** Ranks whose names are set in italics. */
const inItalics = /^(?:(?:sub)?genus|(?:sub)?species|variety|form)$/i

/** The name of a taxon, in italics by its rank, unless the file has its own. */
const writeName = (name: XmlElement, rendering: Rendering): string => {
  const html = rendering.inline(name.children).trim()
  const ranks = descendantsNamed(name, 'tp:taxon-name-part').map((part) =>
    attribute(part, 'taxon-name-part-type'),
  )
  return html === '' || /<i>/.test(html) || !ranks.some((rank) => inItalics.test(rank))
    ? html
    : tag('i', {}, html)
}

const writePart = (part: XmlElement, rendering: Rendering): string =>
  part.name === 'tp:taxon-name' ? writeName(part, rendering) : rendering.inline([part]).trim()

const inOneLine = (parts: readonly XmlElement[], rendering: Rendering): string =>
  parts
    .filter(({ name }) => name !== 'object-id')
    .map((part) => writePart(part, rendering))
    .filter((html) => /[\p{L}\p{N}]|<img/u.test(html))
    .join(' ')

/** The parts of what has fields, or the words that it is written in. */
const writeLine = (element: XmlElement, rendering: Rendering): string =>
  element.children.some((node) => !isElement(node) && /\S/.test(node))
    ? rendering.inline(element.children).trim()
    : inOneLine(childElements(element), rendering)

const paragraph = (html: string): string => (html === '' ? '' : tag('p', {}, html))

/** Earlier names with the works that use them, each on a line. */
const writeCitations: BlockWriter = (list, rendering) => {
  const lines = childElements(list)
    .map((each) => writeLine(each, rendering))
    .filter((html) => textOfHtml(html) !== '')
  return lines.length === 0
    ? ''
    : tag('ul', { class: 'simple' }, lines.map((line) => tag('li', {}, line)).join(''))
}

const leadOf = (name: string, { messages }: Rendering): string =>
  name === 'tp:type-genus' ? messages.typeGenus : name === 'tp:type-species' ? messages.typeSpecies : ''

/** A type with what it is a type of, unless its words say so. */
const writeType = (element: XmlElement, rendering: Rendering): string => {
  const html = writeLine(element, rendering)
  const lead = leadOf(element.name, rendering)
  return html === '' || lead === '' || /^type\b|^模式/i.test(plainText(element))
    ? paragraph(html)
    : paragraph(`${tag('b', {}, escapeMarkup(lead))}: ${html}`)
}

/** What a taxon is called as a line of its own, where no treatment has it as a heading; then figures, types, earlier names. */
export const writeNomenclature: BlockWriter = (element, rendering, level) => {
  const written: string[] = []
  let line: XmlElement[] = []
  const endLine = (): void => {
    written.push(paragraph(inOneLine(line, rendering)))
    line = []
  }
  for (const part of childElements(element)) {
    const isBlock = part.name.endsWith('-list') || part.name.startsWith('tp:type') || part.name === 'p'
    if (!isBlock) {
      line.push(part)
      continue
    }
    endLine()
    written.push(
      part.name === 'tp:nomenclature-citation-list'
        ? writeCitations(part, rendering, level)
        : part.name.startsWith('tp:type')
          ? writeType(part, rendering)
          : rendering.blocks([part], level),
    )
  }
  endLine()
  return written.join('')
}

/** Where a taxon stands among others, in words of the file. */
export const writeTreatmentMeta: BlockWriter = (element, rendering, level) =>
  childElements(element)
    .map((part) => {
      if (part.name !== 'kwd-group') return rendering.blocks([part], level)
      const title = headingText(part).replace(/[:：]$/, '')
      const words = escapeMarkup(keywordsIn(part).join(', '))
      return paragraph(
        title === '' || words === '' ? words : `${tag('b', {}, escapeMarkup(title))}: ${words}`,
      )
    })
    .join('')

/** What is said of one taxon, under its name as a heading of the outline. */
export const writeTreatment: BlockWriter = (element, rendering, level) => {
  const id = rendering.idOf(element)
  const nomenclature = childNamed(element, 'tp:nomenclature')
  const names = nomenclature === undefined ? [] : childElements(nomenclature)
  const heading = writeHeading(
    inOneLine(
      names.filter(({ name }) => naming.has(name)),
      rendering,
    ),
    id,
    level,
  )
  const content = element.children.map((node) =>
    isElement(node) && node === nomenclature
      ? { ...node, children: names.filter(({ name }) => !naming.has(name)) }
      : node,
  )
  const written = heading + rendering.flow(content, heading === '' ? level : level + 1)
  return written === '' ? '' : tag('section', { id }, written)
}
