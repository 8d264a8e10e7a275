import type { TableRows } from './table-rows.ts'

const end = '\r\n'

/** Tables as a file of comma-separated values (RFC 4180), with an empty line between two. */
export const printCsv = (tables: readonly TableRows[]): string =>
  tables.map((rows) => rows.map((row) => row.map(field).join(',') + end).join('')).join(end)

/** By this programs know that the letters are UTF-8: Chinese ones would be garbled in a spreadsheet. */
const byteOrderMark = '\uFEFF'

/** The same as the text of a file. */
export const csvFile = (tables: readonly TableRows[]): string => byteOrderMark + printCsv(tables)

/** What a spreadsheet would take for a formula that calls something is text there too. */
const calls = /^(?:[=@]|[-+]\s*[A-Za-z]\w*\s*[(|!])/

function field(text: string): string {
  const shown = calls.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}
