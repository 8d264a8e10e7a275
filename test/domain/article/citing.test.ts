import { articleRoute } from '../../../core/domain/article/article-route.ts'
import { initials, nameParts } from '../../../core/domain/article/author-name.ts'
import { citeAsUrl, doiUrl, parseDoi } from '../../../core/domain/article/doi.ts'
import { versionLabel } from '../../../core/domain/article/version-label.ts'
import type { Citable } from '../../../core/domain/citation/summary-record-of.ts'
import { citeAs } from '../../../core/domain/citation/cite-as.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { describe, expect, it } from 'vitest'

const river: Citable = {
  doi: '10.1234/slxb.2021.03.001',
  title: { zh: '基于深度学习的河流识别方法研究', en: 'River recognition based on deep learning' },
  authors: { zh: ['张三', '李四', '王五', '赵六'], en: ['Zhang, San', 'Si LI', 'Wu Wang', 'Zhao, Liu'] },
  journalName: { zh: '水利学报', en: 'Journal of Hydraulic Engineering' },
  year: 2021,
  volume: '52',
  issue: '3',
  firstPage: '10',
  lastPage: '20',
  elocationId: '',
}

describe('citeAs', () => {
  it('cites in Chinese with three authors and 等', () => {
    expect(citeAs(river, 'zh')).toBe(
      '张三, 李四, 王五, 等. 基于深度学习的河流识别方法研究[J/OL]. 水利学报, 2021, 52(3): 10-20. DOI:10.1234/slxb.2021.03.001.',
    )
  })

  it('cites in English with families in capitals, initials and et al', () => {
    expect(citeAs(river, 'en')).toBe(
      'ZHANG S, LI S, WANG W, et al. River recognition based on deep learning[J/OL]. Journal of Hydraulic Engineering, 2021, 52(3): 10-20. DOI:10.1234/slxb.2021.03.001.',
    )
  })

  it.each([
    [{ volume: '' }, '2021(3): 10-20'],
    [{ issue: '' }, '2021, 52: 10-20'],
    [{ volume: '', issue: '' }, '2021: 10-20'],
    [{ firstPage: '', lastPage: '', elocationId: 'e1024' }, '2021, 52(3): e1024'],
    [{ firstPage: '', lastPage: '' }, '2021, 52(3)'],
    [{ lastPage: '10' }, '2021, 52(3): 10'],
    [{ year: 0, volume: '', issue: '', firstPage: '' }, ''],
  ])('leaves out what is absent: %j', (absent, expected) => {
    const source = expected === '' ? '水利学报' : `水利学报, ${expected}`
    expect(citeAs({ ...river, ...absent, doi: '', authors: { zh: ['张三'], en: [] } }, 'zh')).toBe(
      `张三. 基于深度学习的河流识别方法研究[J]. ${source}.`,
    )
  })

  it('cites in the other language where the article has but that', () => {
    const english = {
      ...river,
      title: { zh: '', en: 'A <i>title</i>.' },
      journalName: { zh: '', en: 'J' },
      authors: { zh: [], en: ['WHO'] },
    }
    expect(citeAs(english, 'zh')).toBe(
      'WHO. A title[J/OL]. J, 2021, 52(3): 10-20. DOI:10.1234/slxb.2021.03.001.',
    )
    expect(citeAs({ ...river, authors: { zh: [], en: ['Zhang, San'] } }, 'zh')).toMatch(
      /^ZHANG S\. 基于深度学习的河流识别方法研究\[J\/OL\]/,
    )
    expect(citeAs({ ...river, authors: { zh: [], en: [] } }, 'zh')).toMatch(
      /^基于深度学习的河流识别方法研究\[J\/OL\]/,
    )
  })
})

describe('nameParts', () => {
  it.each([
    ['Zhang, San', 'Zhang', 'San'],
    ['Lia de Souza Neto', 'de Souza Neto', 'Lia'],
    ['Ana Lima Filho', 'Lima Filho', 'Ana'],
    ['Lia Neto', 'Neto', 'Lia'],
    ['San ZHANG', 'ZHANG', 'San'],
    ['ZHANG San', 'ZHANG', 'San'],
    ["Anna Mary O'Neil", "O'Neil", 'Anna Mary'],
    ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
    ['A. B. Smith', 'Smith', 'A. B.'],
    ['Plato', 'Plato', ''],
    ['Li Li', 'Li', 'Li'],
    ['', '', ''],
    ['Jean du Bois', 'du Bois', 'Jean'],
    ['Ludwig Van Beethoven', 'Van Beethoven', 'Ludwig'],
    ['Ming Da Li', 'Li', 'Ming Da'],
    ['van Beethoven', 'Beethoven', 'van'],
    ['Gabriel GARCIA MARQUEZ', 'GARCIA MARQUEZ', 'Gabriel'],
    ['Ludwig van BEETHOVEN', 'van BEETHOVEN', 'Ludwig'],
    ['ZHANG San LI', 'LI', 'ZHANG San'],
    ['ZHANG SAN', 'SAN', 'ZHANG'],
    ['ZHANG', 'ZHANG', ''],
    ['Zhang S', 'Zhang', 'S'],
    ['Smith J.A.', 'Smith', 'J.A.'],
    ['van der Berg X.-Y.', 'van der Berg', 'X.-Y.'],
    ['A. B.', 'B.', 'A.'],
    ['Martin Luther King Jr.', 'King', 'Martin Luther, Jr.'],
    ['Martin Luther King, Jr', 'King', 'Martin Luther, Jr'],
    ['King, Martin Luther, Jr.', 'King', 'Martin Luther, Jr.'],
    ['King, Jr., Martin Luther', 'King', 'Martin Luther, Jr.'],
    ['King SR, Martin', 'King', 'Martin, SR'],
    ['John Smith III', 'Smith', 'John, III'],
    ['John Jr.', 'Jr.', 'John'],
    ['Jr., John', 'Jr.', 'John'],
    ['Smith, John, PhD', 'Smith', 'John, PhD'],
    ['San Li IVANOV', 'IVANOV', 'San Li'],
    ['Smith, , John', 'Smith', 'John'],
    ['San  LI', 'LI', 'San'],
    [',', '', ''],
    ['John Paul Jr. Smith', 'Smith', 'John Paul Jr.'],
    ['Plato, Jr.', 'Plato', 'Jr.'],
    ['Xiao ZHANG San LI', 'LI', 'Xiao ZHANG San'],
    ['McDonald San Li', 'Li', 'McDonald San'],
    ['United Nations,', 'United Nations', ''],
  ])('reads %s', (name, family, given) => {
    expect(nameParts(name)).toEqual({ family, given })
  })
})

describe('initials', () => {
  it('takes the first letters without dots', () => {
    expect(initials('Xiao-Ming A.B.')).toBe('X M A B')
    expect(initials('XiaoMing AB')).toBe('X M A')
    expect(initials('Élodie')).toBe('É')
    expect(initials('')).toBe('')
  })
})

describe('parseDoi', () => {
  it.each([
    ['10.5555/xk.1', '10.5555/xk.1'],
    ['10.5555.123/xk.1', '10.5555.123/xk.1'],
    ['10.5555/doi:1', '10.5555/doi:1'],
    [' doi: 10.5555/xk.1 ', '10.5555/xk.1'],
    [
      'https://doi.org/10.1002/(SICI)1097-0258(1998)17:15<1661::AID>3.0.CO;2-2',
      '10.1002/(SICI)1097-0258(1998)17:15<1661::AID>3.0.CO;2-2',
    ],
  ])('reads %s', (raw, value) => {
    expect(parseDoi(raw)).toEqual({ ok: true, value })
  })

  it('names what is wrong', () => {
    expect(parseDoi(' ')).toEqual({ ok: false, error: 'empty' })
    for (const raw of ['10.5555', '11.5555/a', '10.5/a', '10.5555/', 'x', 'x10.5555/a', '10.5555/a b'])
      expect(parseDoi(raw)).toEqual({ ok: false, error: 'malformed' })
  })
})

describe('doiUrl', () => {
  it('is the address of the resolver, and no cite-as for a demonstration DOI', () => {
    expect(doiUrl('10.1234/a<b>#1')).toBe('https://doi.org/10.1234/a%3Cb%3E%231')
    expect(citeAsUrl('10.1234/a')).toBe('https://doi.org/10.1234/a')
    expect(doiUrl('10.5555/a')).toBe('https://doi.org/10.5555/a')
    expect(citeAsUrl('10.5555/a')).toBe('')
    expect(citeAsUrl(' 10.5555/a ')).toBe('')
    expect(citeAsUrl('https://doi.org/10.5555/a')).toBe('')
    expect(citeAsUrl('doi:10.5555/a')).toBe('')
    expect(citeAsUrl('')).toBe('')
  })
})

describe('articleRoute', () => {
  it('takes the doi form when there is a doi, else the id form [C2.18]', () => {
    expect(formatRoute(articleRoute({ doi: '10.5555/xk.1', id: '7' }, 'zh'))).toBe(
      '/zh/article/doi/10.5555/xk.1',
    )
    expect(formatRoute(articleRoute({ doi: '', id: '7' }, 'en'))).toBe('/en/article/7')
  })
})

describe('versionLabel', () => {
  it('is accepted for -1, nothing for 0, and a proof above [C3.13]', () => {
    expect(versionLabel(-1)).toEqual({ kind: 'accepted' })
    expect(versionLabel(0)).toBeNull()
    expect(versionLabel(1)).toEqual({ kind: 'proof', ordinal: 1 })
    expect(versionLabel(10)).toEqual({ kind: 'proof', ordinal: 10 })
    expect([-2, NaN].map(versionLabel)).toEqual([null, null])
  })
})
