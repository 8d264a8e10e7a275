import type { TableRows } from './table-rows.ts'

const end = '\r\n'

/** Tables as a file of comma-separated values (RFC 4180), with an empty line between two. */
export const printCsv = (tables: readonly TableRows[]): string =>
  tables.map((rows) => rows.map((row) => row.map(field).join(',') + end).join('')).join(end)

/** By this programs know that the letters are UTF-8: Chinese ones would be garbled in a spreadsheet. */
const byteOrderMark = '\uFEFF'

/** The same as the text of a file. */
export const csvFile = (tables: readonly TableRows[]): string => byteOrderMark + printCsv(tables)

/** How a formula begins; Chinese keyboards write the signs wide. */
const formula = /^[=@＝＠\t\r\n]/
const signed = /^[-+－＋]/

/** A number with its sign, a range, or a mean with what it varies by: nothing in it can call or name anything. */
const plain = /^[-+－＋][\d.,\s%–−±()/-]*$/

/** What a spreadsheet would take for a formula is text there too. */
const calculates = (text: string): boolean => formula.test(text) || (signed.test(text) && !plain.test(text))

function field(text: string): string {
  const shown = calculates(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}
