import { emptyCitationRecord, printBibtex } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { book, conference, english, newspaper, river, thesis } from './sample-records.ts'

describe('printBibtex', () => {
  it('writes Chinese names in one unit, escapes text, and leaves DOI and address as they stand', () => {
    expect(printBibtex([river])).toBe(`@article{article-1234,
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
  keywords = {河流, 深度学习},
  abstract = {误差 < 5\\%。},
  month = mar,
}
`)
  })

  it('keeps organisations whole, capitals as they are, and commas within names and keywords', () => {
    expect(printBibtex([english])).toBe(`@article{article-77,
  author = {Zhang, San and {World Health Organization} and Smith, {John, Jr.}},
  title = {A soliton in {pH} 7 water: vitamin {C} \\textasciitilde{} 5\\%},
  journal = {Waves \\& Currents},
  year = {2026},
  pages = {e1024},
  language = {en-US},
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
    expect(more[0]).toContain('  isbn = {978-7-04-051234-5},')
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
})
