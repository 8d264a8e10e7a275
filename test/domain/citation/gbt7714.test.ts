import { emptyCitationRecord, type CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printGbt7714 } from '../../../core/domain/citation/print-gbt7714.ts'
import { describe, expect, it } from 'vitest'
import { book, conference, newspaper, person, thesis, whole } from './sample-records.ts'

const four = [whole('张三'), whole('李四'), whole('王五'), whole('赵六')]

const journal: CitationRecord = {
  ...emptyCitationRecord,
  title: '题名',
  authors: four.slice(0, 1),
  container: '刊名',
  year: 2024,
  volume: '45',
  firstPage: '1',
  lastPage: '9',
}

describe('printGbt7714', () => {
  it.each([
    [journal, '张三. 题名[J]. 刊名, 2024, 45: 1-9.'],
    [{ ...journal, volume: '', issue: '1' }, '张三. 题名[J]. 刊名, 2024(1): 1-9.'],
    [newspaper, '张三. 河长制见成效[N]. 人民日报, 2020-01-02(1).'],
    [{ ...newspaper, date: '', firstPage: '' }, '张三. 河长制见成效[N]. 人民日报, 2020.'],
    [{ ...newspaper, container: '', lastPage: '2' }, '张三. 河长制见成效[N]. 2020-01-02(1-2).'],
    [{ ...journal, edition: '2' }, '张三. 题名[J]. 刊名, 2024, 45: 1-9.'],
    [{ ...book, place: '', publisher: '' }, '张三. 水力学[M]. 2版. 2020.'],
    [{ ...book, edition: '' }, '张三. 水力学[M]. 北京: 高等教育出版社, 2020.'],
    [{ ...book, edition: '2修订' }, '张三. 水力学[M]. 2修订. 北京: 高等教育出版社, 2020.'],
    [{ ...book, edition: '第2' }, '张三. 水力学[M]. 第2. 北京: 高等教育出版社, 2020.'],
    [book, '张三. 水力学[M]. 2版. 北京: 高等教育出版社, 2020.'],
    [{ ...book, edition: '1', place: '', firstPage: '7' }, '张三. 水力学[M]. 高等教育出版社, 2020: 7.'],
    [{ ...book, edition: '修订版' }, '张三. 水力学[M]. 修订版. 北京: 高等教育出版社, 2020.'],
    [thesis, '张三. 河流识别[D]. 北京: 清华大学, 2020.'],
    [conference, '张三. 河流识别[C]//中国水利学会年会论文集. 北京: 中国水利水电出版社, 2020: 10-20.'],
    [
      { ...thesis, doi: 'https://doi.org/10.5555/t.1' },
      '张三. 河流识别[D/OL]. 北京: 清华大学, 2020. DOI:10.5555/t.1.',
    ],
  ])('cites what it is: %#', (record, expected) => {
    expect(printGbt7714(record)).toBe(expected)
  })

  it.each([
    ['2', '2nd ed'],
    ['3', '3rd ed'],
    ['11', '11th ed'],
    ['13', '13th ed'],
    ['20', '20th ed'],
    ['21', '21st ed'],
    ['112', '112th ed'],
  ])('names the edition %s in English', (edition, expected) => {
    expect(printGbt7714({ ...book, language: 'en', edition })).toContain(`[M]. ${expected}. 北京`)
  })

  it.each([
    ['zh', four, '张三, 李四, 王五, 等'],
    ['zh', four.slice(0, 3), '张三, 李四, 王五'],
    ['en', four, '张三, 李四, 王五, 等'],
    ['zh', [whole(''), ...four.slice(0, 3)], '张三, 李四, 王五'],
    [
      'zh',
      [1, 2, 3, 4].map(() => person("O'Neil", 'Anna Mary B.')),
      "O'NEIL A M B, O'NEIL A M B, O'NEIL A M B, et al",
    ],
    ['zh', [person('Li', 'Si'), ...four], 'LI S, 张三, 李四, 等'],
    ['en', [person('Li', 'Si'), ...four], 'LI S, 张三, 李四, et al'],
    ['en', [whole('World Health Organization'), person('WHO', '')], 'World Health Organization, WHO'],
    ['en', [whole('Acme Inc.')], 'Acme Inc'],
  ] as const)('names at most three authors: %#', (language, authors, expected) => {
    expect(printGbt7714({ ...journal, language, authors })).toBe(`${expected}. 题名[J]. 刊名, 2024, 45: 1-9.`)
  })
})
