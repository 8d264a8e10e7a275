import {
  attribute,
  childElements,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { labelOf, writeCaption } from './caption.ts'
import { withIndentation } from './cell-indent.ts'
import { writeKeywordsOf } from './caption-keywords.ts'
import { writeMissingImage } from './figure.ts'
import { shownLabel } from './footnotes.ts'
import { graphicHrefs, writeGraphic } from './graphic.ts'
import { writePermissions } from './permissions.ts'
import { altTextIn, writeDescriptions } from './picture-descriptions.ts'
import { withoutLoneParagraph, type BlockWriter, type Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

const span = (cell: XmlElement, name: string): number | undefined => {
  const value = Number.parseInt(attribute(cell, name), 10)
  return value > 1 && value < 1000 ? value : undefined
}

const alignment = (cell: XmlElement): string => {
  const align = attribute(cell, 'align').toLowerCase()
  return align === 'right' || align === 'center' ? `align-${align}` : ''
}

/** White space and rules drawn as elements are no content. */
const hasContent = (cell: XmlElement): boolean =>
  plainText(cell) !== '' ||
  descendantsNamed(cell, 'graphic', 'inline-graphic', 'mml:math', 'tex-math').length > 0

const writeCell = (
  cell: XmlElement,
  rendering: Rendering,
  header: 'col' | 'row' | null,
  isFirst: boolean,
): string => {
  const written = withoutLoneParagraph(rendering.blocks(cell.children, 4))
  const content = isFirst ? withIndentation(written, cell.children) : written
  const attributes = {
    class: alignment(cell),
    colspan: span(cell, 'colspan'),
    rowspan: span(cell, 'rowspan'),
  }
  if (header === null || !hasContent(cell)) return tag('td', attributes, content)
  const group = header === 'col' && attributes.colspan !== undefined ? 'colgroup' : header
  return tag('th', { ...attributes, scope: group }, content)
}

const cellsOf = (row: XmlElement): readonly XmlElement[] => childrenNamed(row, 'td', 'th')

const writeRow = (row: XmlElement, rendering: Rendering, head: boolean): string => {
  const cells = cellsOf(row).map((cell, at) =>
    writeCell(cell, rendering, head ? 'col' : cell.name === 'th' ? 'row' : null, !head && at === 0),
  )
  return tag('tr', {}, cells.join(''))
}

/** A cell whose whole text is bold is a heading by looks. */
const isBold = (cell: XmlElement): boolean => {
  const nodes = withoutWrapping(cell.children)
  return nodes.length > 0 && nodes.every((node) => isElement(node) && node.name === 'bold')
}

const withoutWrapping = (nodes: readonly XmlNode[]): readonly XmlNode[] => {
  const visible = nodes.filter((node) => isElement(node) || /\S/.test(node))
  const [only] = visible
  return visible.length === 1 && only !== undefined && isElement(only) && only.name === 'p'
    ? withoutWrapping(only.children)
    : visible
}

const looksLikeHead = (row: XmlElement): boolean => {
  const filled = cellsOf(row).filter(hasContent)
  return filled.length > 1 && filled.every((cell) => cell.name === 'th' || isBold(cell))
}

/** Rows of a table without `thead` that are headings by looks: bold or `th` throughout, from the top. */
const leadingHeads = (rows: readonly XmlElement[]): number => {
  const end = rows.findIndex((row) => !looksLikeHead(row))
  return end < 0 || end === rows.length ? 0 : end
}

const isRuleOnly = (row: XmlElement): boolean =>
  descendantsNamed(row, 'hr').length > 0 && cellsOf(row).every((cell) => !hasContent(cell))

/** A table of the exchange model: heading cells with their scope, spans, and no styles. */
const writeTable: BlockWriter = (table, rendering) => {
  const rowsOf = (name: string) =>
    childrenNamed(table, name)
      .flatMap((part) => childrenNamed(part, 'tr'))
      .filter((row) => !isRuleOnly(row))
  const own = childrenNamed(table, 'tr')
  const head = rowsOf('thead')
  const body = [...rowsOf('tbody'), ...own]
  const promoted = head.length === 0 ? leadingHeads(body) : 0
  const heads = [...head, ...body.slice(0, promoted)].map((row) => writeRow(row, rendering, true)).join('')
  const rest = body
    .slice(promoted)
    .map((row) => writeRow(row, rendering, false))
    .join('')
  const foot = rowsOf('tfoot')
    .map((row) => writeRow(row, rendering, false))
    .join('')
  const part = (name: string, rows: string) => (rows === '' ? '' : tag(name, {}, rows))
  const content = part('thead', heads) + part('tbody', rest) + part('tfoot', foot)
  return content === '' ? '' : tag('table', {}, content)
}

const writeNote = (note: XmlElement, rendering: Rendering, level: number): string => {
  if (note.name !== 'fn') return rendering.blocks([note], level)
  const mark = shownLabel(note, rendering)
  const inner = withoutLoneParagraph(
    rendering.blocks(
      note.children.filter((node) => !isElement(node) || node.name !== 'label'),
      level,
    ),
  )
  const shown = mark === '' ? '' : tag(mark.length > 4 ? 'b' : 'sup', {}, escapeMarkup(mark))
  return tag(
    /^<(p|ul|ol)[ >]/.test(inner) ? 'div' : 'p',
    { id: rendering.idOf(note) },
    [shown, inner].filter(Boolean).join(' '),
  )
}

const writeFoot = (wrap: XmlElement, rendering: Rendering, level: number): string => {
  const footElements = childrenNamed(wrap, 'table-wrap-foot').flatMap(childElements)
  const notes = [...footElements, ...childrenNamed(wrap, 'attrib', 'fn-group', 'fn')].flatMap((part) =>
    part.name === 'fn-group' ? childElements(part) : [part],
  )
  const written = notes
    .filter(({ name }) => name !== 'permissions')
    .map((note) =>
      note.name === 'attrib' || note.name === 'title'
        ? tag('p', { class: 'attrib' }, rendering.inline(note.children).trim())
        : writeNote(note, rendering, level),
    )
  return written.length === 0 ? '' : tag('div', { class: 'table-notes' }, written.join(''))
}

/** Tables scroll inside their own region, which the keyboard reaches. */
const inScroll = (table: string, name: string): string =>
  tag('div', { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': name }, table)

/** A bare table between paragraphs. */
export const writeLoneTable: BlockWriter = (element, rendering, level) => {
  const table = writeTable(element, rendering, level)
  const label = labelOf(element)
  const named = label === '' ? '' : tag('p', {}, tag('b', { class: 'label' }, escapeMarkup(label)))
  if (table === '') return ''
  const caption = childElements(element).some(({ name }) => name === 'caption')
    ? writeCaption(element, rendering, level)
    : named
  const credits =
    rendering.blocks(childrenNamed(element, 'attrib'), level) + writePermissions(element, rendering)
  return caption + inScroll(table, label || rendering.messages.table) + credits
}

/** Parts that are written elsewhere in the table, or say nothing to a reader. */
const ownParts = new Set([
  'label',
  'caption',
  'table',
  'alternatives',
  'graphic',
  'table-wrap-foot',
  'attrib',
  'fn-group',
  'fn',
  'permissions',
  'object-id',
  'alt-text',
  'long-desc',
  'kwd-group',
])

/** What stands beside a picture of a table, and not in its place. */
const besidePicture = new Set(['p', 'note', 'disp-quote'])

const isPicture = (element: XmlElement): boolean => graphicHrefs(element).length > 0

/** A table with its notes, without label and caption; of alternatives the one that can be read as text. */
export const writeTableContent: BlockWriter = (element, rendering, level) => {
  const name = labelOf(element) || rendering.messages.table
  const direct = childrenNamed(element, 'alternatives').flatMap(childElements)
  const tables = [...childrenNamed(element, 'table'), ...direct.filter((each) => each.name === 'table')]
  const written = tables.map((table) => writeTable(table, rendering, level)).filter((table) => table !== '')
  const others = childElements(element).filter((child) => !ownParts.has(child.name))
  const pictures =
    written.length > 0
      ? ''
      : childrenNamed(element, 'graphic', 'alternatives')
          .map((each) => writeGraphic(each, rendering, altTextIn(each) || altTextIn(element) || name))
          .join('')
  const missing =
    written.length === 0 &&
    pictures === '' &&
    others.every(({ name }) => besidePicture.has(name)) &&
    isPicture(element)
      ? writeMissingImage(rendering)
      : ''
  return (
    written.map((table) => inScroll(table, name)).join('') +
    pictures +
    missing +
    rendering.blocks(others, level) +
    writeFoot(element, rendering, level) +
    writeDescriptions(element, rendering) +
    [...childrenNamed(element, 'table-wrap-foot'), element]
      .map((each) => writePermissions(each, rendering))
      .join('')
  )
}

/** A table under its label and caption. */
export const writeTableWrap: BlockWriter = (element, rendering, level) => {
  const caption = writeCaption(element, rendering, level) + writeKeywordsOf(element)
  return tag(
    'figure',
    { class: 'table-wrap', id: rendering.idOf(element) },
    (caption === '' ? '' : tag('figcaption', {}, caption)) + writeTableContent(element, rendering, level),
  )
}
