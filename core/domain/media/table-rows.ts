import { markupTokens } from '../article/markup-tokens.ts'

/** The cells of a table, row by row; every row has as many. */
export type TableRows = readonly (readonly string[])[]

interface Cell {
  readonly columns: number
  readonly rows: number
  readonly text: string[]
}

/** The rows that stand in one part of a table: a cell reaches no further down. */
type Part = Cell[][]

/** What a cell can span, and how wide a table is read: more is nobody's table. */
const mostColumns = 500
const mostRows = 10_000

const breaks = new Set('br p div li ul ol dl dt dd tr table'.split(' '))
const parts = new Set(['thead', 'tbody', 'tfoot'])
/** The source of a formula beside the formula. */
const silent = new Set(['annotation', 'annotation-xml', 'script', 'style'])

/**
 * The tables of a piece of HTML as rows of text, for programs that calculate: a cell that spans several has its text in
 * each of them, so that every row can be read alone; an exponent stays one. Total. A table within a cell is text of the
 * cell.
 */
export function tableRows(html: string): readonly TableRows[] {
  const tables: TableRows[] = []
  let depth = 0
  let table: Part[] = []
  let cell: Cell | null = null
  let silence = 0
  let raised: string[] | null = null
  const rowsOfPart = (): Part => {
    const last = table.at(-1)
    if (last !== undefined) return last
    const first: Part = []
    table.push(first)
    return first
  }
  const say = (text: string): void => {
    ;(raised ?? cell?.text)?.push(text)
  }
  const endOfRaised = (): void => {
    if (raised === null) return
    const text = raised.join('')
    raised = null
    say(raisedNumber(text))
  }
  for (const token of markupTokens(html)) {
    if (token.kind === 'text') {
      if (silence === 0) say(token.text.replace(/\s+/g, ' '))
      continue
    }
    const { name } = token
    const opens = token.kind === 'open'
    if (silent.has(name)) silence = Math.max(0, silence + (opens ? 1 : -1))
    else if (name === 'table') {
      depth = Math.max(0, depth + (opens ? 1 : -1))
      if (depth === 1 && opens) table = []
      if (depth === 0 && !opens) {
        endOfRaised()
        cell = null
        const rows = spread(table)
        if (rows.length > 0) tables.push(rows)
        table = []
      } else if (depth > 1) say('\n')
    } else if (depth === 1 && parts.has(name)) table.push([])
    else if (depth === 1 && name === 'tr') {
      endOfRaised()
      cell = null
      if (opens) rowsOfPart().push([])
    } else if (depth === 1 && (name === 'td' || name === 'th')) {
      endOfRaised()
      cell = null
      if (opens) {
        const rows = rowsOfPart()
        if (rows.length === 0) rows.push([])
        cell = {
          columns: spanIn(token.attributes, 'colspan', mostColumns),
          rows: spanIn(token.attributes, 'rowspan', mostRows),
          text: [],
        }
        rows.at(-1)?.push(cell)
      }
    } else if (name === 'sup' && cell !== null) {
      endOfRaised()
      if (opens) raised = []
    } else if (breaks.has(name)) say('\n')
  }
  return tables
}

const spanIn = (attributes: string, name: string, most: number): number => {
  const value = Number(new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,6})`, 'i').exec(attributes)?.[1] ?? 1)
  return Math.min(Math.max(1, value), most)
}

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** A raised number in characters that are raised themselves: 10⁻³ is no 10-3. Marks of notes stay as they are. */
const raisedNumber = (text: string): string =>
  /^\s*[-−–+]?\d+\s*$/.test(text)
    ? text
        .trim()
        .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
        .replace(/[-−–]/, '⁻')
        .replace('+', '⁺')
    : text

/** One line for each line of the cell, without blank ones. */
const textOf = ({ text }: Cell): string =>
  text
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** Every cell in each place that it covers, and every row as wide as the widest. */
function spread(table: readonly Part[]): TableRows {
  const grid = table.flatMap((part) => spreadPart(part))
  const width = grid.reduce((widest, row) => Math.max(widest, row.length), 0)
  return width === 0 ? [] : grid.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
}

function spreadPart(part: Part): readonly (readonly (string | undefined)[])[] {
  const grid: (string | undefined)[][] = part.map(() => [])
  for (const [at, cells] of part.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[at]?.[column] !== undefined) column += 1
      const end = Math.min(column + cell.columns, mostColumns)
      const text = textOf(cell)
      for (const row of grid.slice(at, at + cell.rows))
        for (let place = column; place < end; place += 1) row[place] ??= text
      column = end
    }
  }
  return grid
}
