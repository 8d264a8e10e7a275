import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile, printCsv } from '../../../core/domain/media/print-csv.ts'
import { tableRows } from '../../../core/domain/media/table-rows.ts'
import { escapeMarkup } from '../../../core/domain/text/escape-markup.ts'

/** A file of comma-separated values as RFC 4180 reads it, sign by sign. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') {
        field += '"'
        at += 1
      } else if (sign === '"') quoted = false
      else field += sign
    } else if (sign === '"') quoted = true
    else if (sign === ',' || sign === '\r') {
      row.push(field)
      field = ''
      if (sign === '\r') {
        rows.push(row)
        row = []
        at += 1
      }
    } else field += sign
  }
  return rows
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('a,b', 'say "x"', 'one\ntwo', '\r\n', ' 3 ', '—', '-0.5', '+', '− 2', '流量，m³/s'),
)
const anyRows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )

describe('printCsv', () => {
  it('should be read back cell by cell: quotes, commas and line breaks too', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        fc.pre(rows.flat().every((text) => !/^[=@＝＠+＋－\t\r\n-]/.test(text)))
        expect(readCsv(printCsv([rows]))).toEqual(rows)
      }),
    )
  })

  it('parts tables by an empty line', () => {
    expect(printCsv([[['a', 'b']], [['c']]])).toBe('a,b\r\n\r\nc\r\n')
    expect(printCsv([])).toBe('')
    expect(csvFile([[['章漱石']]])).toBe('\uFEFF章漱石\r\n')
  })
})

const word = fc.stringMatching(/^[a-z]{1,4}$/)
const anyCell = fc.record({
  text: word,
  columns: fc.integer({ min: 1, max: 3 }),
  rows: fc.integer({ min: 1, max: 3 }),
})
type Cell = typeof anyCell extends fc.Arbitrary<infer T> ? T : never

const cellHtml = ({ text, columns, rows }: Cell): string =>
  `<td colspan="${columns}" rowspan="${rows}">${text}</td>`
const tableHtml = (rows: readonly (readonly Cell[])[]): string =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('')}</tbody></table>`

describe('tableRows', () => {
  it('should give back the cells of a plain table, one line for each of a cell', () => {
    const lines = fc.array(fc.stringMatching(/^[\w<&"',]{1,6}$/), { minLength: 0, maxLength: 3 })
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(lines, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      )
    fc.assert(
      fc.property(rows, fc.constantFrom('<br>', '</p><p>'), (cells, between) => {
        const html = cells
          .map(
            (row) =>
              `<tr>${row.map((cell) => `<td>${cell.map(escapeMarkup).join(between)}</td>`).join('')}</tr>`,
          )
          .join('')
        expect(tableRows(`<div><table>${html}</table></div>`)).toEqual([
          cells.map((row) => row.map((cell) => cell.join('\n'))),
        ])
      }),
    )
  })

  it('should lose no cell of a table with spans, and make every row as wide as the others', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const [grid = []] = tableRows(tableHtml(rows))
          expect(grid).toHaveLength(rows.length)
          expect(new Set(grid.map((row) => row.length)).size).toBe(1)
          for (const [at, row] of rows.entries()) for (const { text } of row) expect(grid[at]).toContain(text)
        },
      ),
    )
  })

  it('should be total', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<table>',
            '</table>',
            '<tr>',
            '</tr>',
            '<td>',
            '<th rowspan="9">',
            '<sup>',
            '</sup>',
            '<thead>',
            'a',
            '1',
            '<annotation>',
            '<br/>',
            '<td colspan="999999">',
          ),
        ),
        (parts) => {
          for (const rows of tableRows(parts.join('')))
            expect(new Set(rows.map((row) => row.length)).size).toBeLessThan(2)
        },
      ),
    )
  })

  it('repeats what spans several places, in its own part of the table alone', () => {
    const html =
      '<table><thead><tr><th rowspan="9">x</th><th colspan="2">q</th></tr><tr><th>min</th><th>max</th></tr></thead>' +
      '<tbody><tr><td rowspan="0">A</td><td>1</td><td>2</td></tr></tbody></table>'
    expect(tableRows(html)).toEqual([
      [
        ['x', 'q', 'q'],
        ['x', 'min', 'max'],
        ['A', '1', '2'],
      ],
    ])
  })

  it('keeps an exponent an exponent, and leaves out the source of a formula', () => {
    const cell = (html: string) => tableRows(`<table><tr><td>${html}</td></tr></table>`)[0]?.[0]?.[0]
    expect(cell('10<sup>−3</sup> m<sup>2</sup>')).toBe('10⁻³ m²')
    expect(cell('10<sup>+4</sup>')).toBe('10⁺⁴')
    expect(cell('1.5<sup>a</sup>')).toBe('1.5a')
    expect(cell('<math><mi>x</mi><annotation encoding="TeX">\\x</annotation></math>')).toBe('x')
    expect(cell('1<sup>2')).toBe('1²')
    expect(cell('a<table><tr><td>b</td></tr></table>')).toBe('a\nb')
  })

  it('reads each of several tables, and none where there is none', () => {
    expect(tableRows('<table><tr><td>1</td></tr></table><p>x</p><table><td>2</td></table>')).toEqual([
      [['1']],
      [['2']],
    ])
    expect(tableRows('<p>no table</p><table></table>')).toEqual([])
  })
})
