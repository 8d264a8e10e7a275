import {
  attribute,
  childElements,
  childrenNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from './xml-tree.ts'

const localName = (element: XmlElement): string => element.name.replace(/^.*:/, '')

const named = (element: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  childElements(element).filter((child) => names.includes(localName(child)))

const whole = (element: XmlElement, name: string): number => {
  const value = Number.parseInt(attribute(element, name), 10)
  return value > 0 && value < 1000 ? value : 0
}

const created = (
  name: string,
  line: number,
  children: readonly XmlNode[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({
  name,
  line,
  children,
  attributes: new Map(Object.entries(attributes).filter(([, value]) => value !== '')),
})

/** The columns of a group by name, from 0, and how wide a named span of them is. */
interface Columns {
  readonly placeOf: (name: string) => number | undefined
  readonly spanOf: (name: string) => readonly [string, string] | undefined
  readonly alignOf: (column: number) => string
}

const columnsOf = (group: XmlElement): Columns => {
  const places = new Map<string, number>()
  const aligned: string[] = []
  let next = 0
  for (const spec of named(group, 'colspec')) {
    const at = whole(spec, 'colnum')
    const place = at > 0 ? at - 1 : next
    places.set(attribute(spec, 'colname') || String(place + 1), place)
    aligned[place] = attribute(spec, 'align')
    next = place + 1
  }
  const spans = new Map(
    named(group, 'spanspec').map((spec) => [
      attribute(spec, 'spanname'),
      [attribute(spec, 'namest'), attribute(spec, 'nameend')] as const,
    ]),
  )
  return {
    placeOf: (name) => places.get(name),
    spanOf: (name) => spans.get(name),
    alignOf: (column) => aligned[column] ?? attribute(group, 'align'),
  }
}

/** First column of an entry, and how many it covers; `next` is the first one that is free. */
const placeOf = (entry: XmlElement, columns: Columns, next: number): readonly [number, number] => {
  const span = columns.spanOf(attribute(entry, 'spanname'))
  const first = columns.placeOf(span?.[0] ?? (attribute(entry, 'namest') || attribute(entry, 'colname')))
  const last = columns.placeOf(span?.[1] ?? attribute(entry, 'nameend'))
  const start = first ?? next
  return [start, last === undefined || last < start ? 1 : last - start + 1]
}

/** A table inside a cell, which XHTML has as rows of a table of its own. */
const contentOf = (entry: XmlElement): readonly XmlNode[] =>
  localName(entry) === 'entrytbl' ? groupTable(entry) : entry.children.map((node) => convert(node))

const writeRows = (part: XmlElement, columns: Columns): readonly XmlElement[] => {
  // rows that cells from above still cover, by column
  const covered: number[] = []
  return named(part, 'row').map((row) => {
    const cells: XmlElement[] = []
    let next = 0
    const skipCovered = () => {
      while ((covered[next] ?? 0) > 0) next += 1
    }
    const open = new Set<number>()
    for (const entry of named(row, 'entry', 'entrytbl')) {
      skipCovered()
      const [start, width] = placeOf(entry, columns, next)
      for (; next < start; next += 1) if ((covered[next] ?? 0) === 0) cells.push(created('td', row.line, []))
      const more = whole(entry, 'morerows')
      for (let column = start; column < start + width; column += 1) {
        covered[column] = more + 1
        open.add(column)
      }
      next = Math.max(next, start) + width
      cells.push(
        created('td', entry.line, contentOf(entry), {
          align: attribute(entry, 'align') || columns.alignOf(start),
          colspan: width > 1 ? String(width) : '',
          rowspan: more > 0 ? String(more + 1) : '',
        }),
      )
    }
    for (let column = 0; column < covered.length; column += 1)
      covered[column] = Math.max(0, (covered[column] ?? 0) - 1)
    return created('tr', row.line, cells)
  })
}

const groupTable = (group: XmlElement): readonly XmlElement[] => {
  const columns = columnsOf(group)
  const parts = named(group, 'thead', 'tbody', 'tfoot').map((part) =>
    created(localName(part), part.line, writeRows(part, columns)),
  )
  return [created('table', group.line, parts)]
}

const isCals = (element: XmlElement): boolean =>
  localName(element) === 'table' && named(element, 'tgroup').length > 0

const convert = (node: XmlNode): XmlNode => (isElement(node) ? withHtmlTables(node) : node)

const convertedTable = (table: XmlElement): readonly XmlElement[] => [
  ...childrenNamed(table, 'title', 'oasis:title').map((title) => created('p', title.line, title.children)),
  ...named(table, 'tgroup').flatMap(groupTable),
]

const hasCals = (element: XmlElement): boolean =>
  childElements(element).some((child) => isCals(child) || hasCals(child))

/**
 * The tree with its tables of the CALS exchange model (`oasis:table`) as XHTML has them: entries placed by name,
 * columns spanned by name, rows spanned by number, one table for each group. What holds no such table is the same tree.
 */
export const withHtmlTables = (element: XmlElement): XmlElement =>
  hasCals(element)
    ? {
        ...element,
        children: element.children.flatMap((node): readonly XmlNode[] =>
          isElement(node) && isCals(node) ? convertedTable(node) : [convert(node)],
        ),
      }
    : element
