import { describe, expect, it } from 'vitest'
import { readBibtex, readEndnote, readNoteExpress, readRis, readXml } from './readers.ts'

const bibtex = (...fields: readonly string[]) =>
  `@article{a-1,\n${fields.map((field) => `  ${field},\n`).join('')}}\n`

const crlf = (...lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('')

describe('readBibtex', () => {
  it.each([
    [bibtex('title = {50% of}')],
    [bibtex('title = {R&D}')],
    [bibtex('title = {a_b}')],
    [bibtex('title = {a~b}')],
    [bibtex('title = {\\alpha}')],
    [bibtex('title = {a { b}')],
    [bibtex('title = {}')],
    [bibtex('title = { a}')],
    [bibtex('title = {a}', 'title = {b}')],
    [bibtex('month = mai')],
    [bibtex('year = {383}')],
    [bibtex('url = {https://example.org/a b}')],
    [bibtex('doi = {10.1/a\\_b}')],
    [bibtex('author = {Zhang, San and }')],
    [bibtex('author = {Zhang, San, Si, Wu}')],
    [bibtex('author = {, San}')],
    [bibtex('author = {Zhang, {a \\{b, c\\}, d}}')],
    [bibtex('title = {a}') + bibtex('title = {b}')],
    [bibtex('title = {a}') + bibtex('title = {b}').replace('a-1', 'A-1')],
    [bibtex('title = {a}').replace('article', 'newspaper')],
    [bibtex('title = {a}').replace('a-1', '号')],
  ])('refuses what a program stumbles over: %j', (text) => {
    expect(() => readBibtex(text)).toThrow(/./)
  })

  it('takes what programs agree upon', () => {
    const text = bibtex(
      'title = {50\\% \\{of\\} \\textasciitilde{}}',
      'month = may',
      'url = {https://x/a_b%20}',
    )
    expect(readBibtex(text)).toHaveLength(1)
  })
})

describe('the readers of tagged text', () => {
  it.each([
    [crlf('%T a', '')],
    [crlf('%0 Article', '')],
    [crlf('%0 Book', '%T a', '%T b', '')],
    [crlf('%0 Book', '%A World Health Organization', '')],
    [crlf('%0 Book', '%D 2021-03-05', '')],
    [crlf('%0 Book', '%U https://example.org/a b', '')],
    [crlf('%0 Book', '%T a ', '')],
    [crlf('%0 Book', 'more', '')],
    [crlf('%0 Book')],
    ['%0 Book\n\n'],
  ])('readEndnote refuses %j', (text) => {
    expect(() => readEndnote(text)).toThrow(/./)
  })

  it.each([
    [crlf('TI  - a', 'ER  - ')],
    [crlf('TY  - ARTICLE', 'ER  - ')],
    [crlf('TY  - JOUR', 'TI  - a', 'TI  - b', 'ER  - ')],
    [crlf('TY  - JOUR', 'AU  - World Health Organization', 'ER  - ')],
    [crlf('TY  - JOUR', 'AU  - Zhang*, San', 'ER  - ')],
    [crlf('TY  - JOUR', 'KW  - a*', 'ER  - ')],
    [crlf('TY  - JOUR', 'PY  - 2021/03', 'ER  - ')],
    [crlf('TY  - JOUR', 'DA  - 2021/3/5/', 'ER  - ')],
    [crlf('TY  - JOUR', 'DA  - 2021/13/05/', 'ER  - ')],
    [crlf('TY  - JOUR', 'UR  - a b', 'ER  - ')],
    [crlf('TY - JOUR', 'ER  - ')],
    [crlf('TY  - JOUR')],
  ])('readRis refuses %j', (text) => {
    expect(() => readRis(text)).toThrow(/./)
  })

  it.each([
    [crlf('{Title}: a', '')],
    [crlf('{Reference Type}: Article', '')],
    [crlf('{Reference Type}: Book', '{Title}: a', '{Title}: b', '')],
    [crlf('{Reference Type}: Book', '{Year}: 21', '')],
    [crlf('{Reference Type}: Book', '{URL}: a b', '')],
    [crlf('{Reference Type}: Book', '{Language}: zh', '')],
  ])('readNoteExpress refuses %j', (text) => {
    expect(() => readNoteExpress(text)).toThrow(/./)
  })
})

describe('readXml', () => {
  it.each([['<a>&</a>'], ['<a><b></a>'], ['<a>\u0001</a>'], ['<a lang="1" lang="2"/>'], ['']])(
    'refuses %j',
    (text) => {
      expect(() => readXml(text)).toThrow(/./)
    },
  )
})
