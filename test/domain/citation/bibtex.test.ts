import { emptyCitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printBibtex } from '../../../core/domain/citation/print-bibtex.ts'
import { describe, expect, it } from 'vitest'
import { book, conference, english, newspaper, person, river, thesis, whole } from './sample-records.ts'

describe('printBibtex', () => {
  it('writes Chinese names in one unit, escapes text, and leaves DOI and address as they stand', () => {
    expect(printBibtex([river])).toBe(`@article{zhang2021river,
  author = {{张三} and {李四}},
  title = {基于深度学习的河流识别 \\& {DNA} 研究},
  journal = {水利学报},
  year = {2021},
  volume = {52},
  number = {3},
  pages = {10--20},
  issn = {0559-9350},
  doi = {10.1234/slxb_2021.03(001)},
  url = {https://example.org/a_b?x=1&y=2%20},
  language = {zh-CN},
  langid = {chinese},
  keywords = {河流, 深度学习},
  abstract = {误差 < 5\\%。},
  month = mar,
}
`)
  })

  it('keeps organisations whole, capitals as they are, what follows a name, and commas within keywords [C7.9]', () => {
    expect(printBibtex([english])).toBe(`@article{zhang2026soliton,
  author = {Zhang, San and {World Health Organization} and Smith, Jr., John},
  title = {A soliton in {pH} 7 water: vitamin {C} \\textasciitilde{} 5\\%},
  journal = {Waves \\& Currents},
  year = {2026},
  pages = {e1024},
  language = {en-US},
  langid = {english},
  keywords = {{1,2-dichloroethane}, soliton},
}
`)
  })

  it('knows books, theses by degree and papers of conferences; a newspaper is an article with its day', () => {
    const [paper, ...more] = printBibtex([
      newspaper,
      book,
      thesis,
      conference,
      { ...thesis, degree: 'doctor' },
    ]).split(/\n(?=@)/)
    expect(paper).toContain('@article{article-5,')
    expect(paper).toContain('  journal = {人民日报},')
    expect(paper).toContain('  note = {2020-01-02},')
    expect(more.map((entry) => /^@\w+\{[\w-]+/.exec(entry)?.[0])).toEqual([
      '@book{book-6',
      '@mastersthesis{thesis-7',
      '@inproceedings{conference-8',
      '@phdthesis{thesis-7a',
    ])
    expect(more[0]).toContain('  publisher = {高等教育出版社},\n  address = {北京},\n  edition = {2},')
    expect(more[0]).toContain('  isbn = {978-7-04-051234-2},')
    expect(more[1]).toContain('  school = {清华大学},')
    expect(more[2]).toContain('  booktitle = {中国水利学会年会论文集},')
  })

  it('takes keys from ids, else DOIs, else places, and tells equal ones apart without letter case', () => {
    const records = ['x', 'X', 'x', '号 1', '卷', ''].map((id) => ({ ...emptyCitationRecord, id }))
    const many = Array.from({ length: 29 }, () => ({ ...emptyCitationRecord, id: 'm' }))
    const keysOf = (text: string) => [...text.matchAll(/@article\{([^,]+),/g)].map((match) => match[1])
    expect(keysOf(printBibtex(records))).toEqual([
      'article-x',
      'article-Xa',
      'article-xb',
      'article-1',
      'article-5',
      'article-6',
    ])
    expect(keysOf(printBibtex([{ ...emptyCitationRecord, doi: '10.5555/xk(1)' }]))).toEqual([
      'article-10.5555/xk-1',
    ])
    expect(keysOf(printBibtex([{ ...emptyCitationRecord, id: '--a  (b)--' }]))).toEqual(['article-a-b'])
    expect(keysOf(printBibtex(many)).slice(25)).toEqual([
      'article-my',
      'article-mz',
      'article-maa',
      'article-mab',
    ])
  })

  it('drops braces without a partner, and encodes in DOI and address what would end the value', () => {
    const record = {
      ...emptyCitationRecord,
      id: '1',
      title: '} a {b} {',
      doi: '10.1/a{b',
      url: 'http://x/a \\}',
    }
    expect(printBibtex([record])).toContain(
      '  title = {a \\{b\\}},\n  doi = {10.1/a%7Bb},\n  url = {http://x/a%20%5C%7D},',
    )
  })

  it.each([
    ['Hydrology of the Yangtze River', 'Hydrology of the {Yangtze} {River}'],
    ["Rivers in Hubble's view: A study. In brief", "Rivers in {Hubble}'s view: A study. In brief"],
    ['Vitamin A in Rivers and lakes', 'Vitamin {A} in {Rivers} and lakes'],
    ['“Yangtze” and Ca²⁺', '“Yangtze” and {Ca²}⁺'],
    ['Effects of Climate Change on River Ice', 'Effects of Climate Change on River Ice'],
    ['Effects of Climate Change on DNA in Rivers', 'Effects of Climate Change on {DNA} in Rivers'],
    ['Change between Lakes and River water', 'Change between {Lakes} and {River} water'],
    ['Change of Lake Water and River Flow under load', 'Change of Lake Water and River Flow under load'],
    ['Flow of Lake Water and River Ice under load', 'Flow of {Lake} {Water} and {River} {Ice} under load'],
    ['C in Lake Water and River Flow, B at Night', '{C} in Lake Water and River Flow, {B} at Night'],
    ['The mRNA, tRNA and rRNA of London', 'The {mRNA}, {tRNA} and {rRNA} of {London}'],
    ['长江 Yangtze 的 DNA', '长江 {Yangtze} 的 {DNA}'],
  ])('keeps the capitals of names in the title %s [C7.9]', (title, expected) => {
    expect(printBibtex([{ ...emptyCitationRecord, title }])).toContain(`  title = {${expected}},\n`)
  })

  it.each([
    [person('King', 'Martin Luther, Jr.'), 'King, Jr., Martin Luther'],
    [person('King', 'III'), 'King, III'],
    [person('Smith', 'John, PhD'), 'Smith, {John, PhD}'],
    [person('Smith and Sons', 'X'), '{Smith and Sons}, X'],
    [person('Anderson', 'Andy'), 'Anderson, Andy'],
    [person('', 'John, Jr.'), '{John, Jr.}'],
    [person('}', 'San'), '{San}'],
    [person('Smith', '{a, b, c}'), 'Smith, a b c'],
    [whole('Team {B}, x, y, z'), '{Team \\{B\\}, x, y, z}'],
    [person('Smith', 'John, PhD, MD'), 'Smith, John PhD MD'],
    [person('Smith', 'John, PhD, Jr.'), 'Smith, Jr., John PhD'],
    [person('Smith, B', 'John'), '{Smith, B}, John'],
    [person(',,', 'John'), '{John}'],
    [person('Plato', ''), '{Plato}'],
    [whole('others'), '{others}'],
    [whole('Earth and Space, Inc.'), '{Earth and Space, Inc.}'],
  ])('writes the name %j [C7.9]', (author, expected) => {
    expect(printBibtex([{ ...emptyCitationRecord, authors: [author] }])).toContain(
      `  author = {${expected}},\n`,
    )
  })
})
