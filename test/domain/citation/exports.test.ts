import {
  citationFileName,
  citationFormatNamed,
  citationFormats,
} from '../../../core/domain/citation/citation-formats.ts'
import { printBibtex } from '../../../core/domain/citation/print-bibtex.ts'
import { printEndnote } from '../../../core/domain/citation/print-endnote.ts'
import { printNoteExpress } from '../../../core/domain/citation/print-note-express.ts'
import { printNoteFirst } from '../../../core/domain/citation/print-note-first.ts'
import { printRis } from '../../../core/domain/citation/print-ris.ts'
import { describe, expect, it } from 'vitest'
import { book, conference, english, newspaper, person, river, thesis, whole } from './sample-records.ts'

const crlf = (...lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('')

const others = [newspaper, book, thesis, conference]

describe('printEndnote', () => {
  it('writes one field a line with CRLF and a blank line behind each record', () => {
    expect(printEndnote([river, newspaper])).toBe(
      crlf(
        '%0 Journal Article',
        '%A 张三',
        '%A 李四',
        '%T 基于深度学习的河流识别 & DNA 研究',
        '%J 水利学报',
        '%D 2021',
        '%V 52',
        '%N 3',
        '%P 10-20',
        '%@ 0559-9350',
        '%R 10.1234/slxb_2021.03(001)',
        '%U https://doi.org/10.1234/slxb_2021.03(001)',
        '%G zh',
        '%K 河流',
        '%K 深度学习',
        '%X 误差 < 5%。',
        '',
        '%0 Newspaper Article',
        '%A 张三',
        '%T 河长制见成效',
        '%B 人民日报',
        '%D 2020',
        '%P 1',
        '%G zh',
        '',
      ),
    )
  })

  it.each([
    ['10.1002/(SICI)1097-0258(1998):15/16;3-2', 'https://doi.org/10.1002/(SICI)1097-0258(1998):15/16;3-2'],
    ['10.1002/a<b>', 'https://example.org/1'],
    ['10.1002/a#b', 'https://example.org/1'],
    ['10.1002/文', 'https://example.org/1'],
    ['none', 'https://example.org/1'],
  ])('gives the resolver of %s where readers can take the DOI from it [C7.9]', (doi, expected) => {
    const record = { ...river, doi, url: 'https://example.org/1' }
    expect(printEndnote([record])).toContain(crlf(`%R ${doi}`, `%U ${expected}`))
    expect(printEndnote([{ ...record, doi: '10.1002/a<b>', url: '' }])).toContain(
      crlf('%U https://doi.org/10.1002/a%3Cb%3E'),
    )
  })

  it.each([
    [whole('World Health Organization'), 'World Health Organization,'],
    [whole('Ministry of Water, China'), 'Ministry of Water, China'],
    [whole('IEEE 中国'), 'IEEE 中国,'],
    [whole('张三'), '张三'],
    [person('van Beethoven', ''), 'van Beethoven,'],
    [person('van Beethoven', 'Ludwig'), 'van Beethoven, Ludwig'],
    [person('King', 'Martin Luther, Jr.'), 'King, Martin Luther, Jr.'],
  ])(
    'ends a name in one part with a comma where its last word would be taken for a family: %j [C7.9]',
    (author, expected) => {
      const record = { ...river, authors: [author] }
      expect(printEndnote([record])).toContain(crlf(`%A ${expected}`))
      expect(printRis([record])).toContain(crlf(`AU  - ${expected}`))
      expect(printNoteExpress([record])).toContain(crlf(`{Author}: ${expected.replace(/,$/, '')}`))
    },
  )

  it('knows the other types', () => {
    expect(printEndnote([book])).toContain(
      crlf('%I 高等教育出版社', '%C 北京', '%7 2', '%D 2020', '%@ 978-7-04-051234-2'),
    )
    expect(printEndnote([thesis])).toMatch(/^%0 Thesis\r\n[^]*%I 清华大学\r\n%C 北京\r\n%9 硕士学位论文\r\n/)
    expect(printEndnote([conference])).toMatch(
      /^%0 Conference Proceedings\r\n[^]*%B 中国水利学会年会论文集\r\n/,
    )
  })
})

describe('printRis', () => {
  it('begins with TY, names the journal twice, parts the pages and ends with ER', () => {
    expect(printRis([river, english])).toBe(
      crlf(
        'TY  - JOUR',
        'TI  - 基于深度学习的河流识别 & DNA 研究',
        'AU  - 张三',
        'AU  - 李四',
        'T2  - 水利学报',
        'JF  - 水利学报',
        'PY  - 2021',
        'DA  - 2021/03/05/',
        'VL  - 52',
        'IS  - 3',
        'SP  - 10',
        'EP  - 20',
        'SN  - 0559-9350',
        'DO  - 10.1234/slxb_2021.03(001)',
        'UR  - https://example.org/a_b?x=1&y=2%20',
        'LA  - zh',
        'KW  - 河流',
        'KW  - 深度学习',
        'AB  - 误差 < 5%。',
        'ER  - ',
        'TY  - JOUR',
        'TI  - A soliton in pH 7 water: vitamin C ~ 5%',
        'AU  - Zhang, San',
        'AU  - World Health Organization,',
        'AU  - Smith, John, Jr.',
        'T2  - Waves & Currents',
        'JF  - Waves & Currents',
        'PY  - 2026',
        'SP  - e1024',
        'LA  - en',
        'KW  - 1,2-dichloroethane',
        'KW  - soliton',
        'ER  - ',
      ),
    )
  })

  it('knows the other types, and a day that is not known', () => {
    expect(others.map((record) => printRis([record]).slice(6, 10))).toEqual(['NEWS', 'BOOK', 'THES', 'CONF'])
    expect(printRis([book])).toContain(
      crlf('PB  - 高等教育出版社', 'CY  - 北京', 'ET  - 2', 'PY  - 2020', 'SN  - 978-7-04-051234-2'),
    )
    expect(printRis([conference])).toContain(
      crlf('T2  - 中国水利学会年会论文集', 'BT  - 中国水利学会年会论文集', 'PB  - 中国水利水电出版社'),
    )
    expect(printRis([{ ...thesis, language: 'en' }])).toContain(crlf("M3  - Master's thesis"))
    expect(printRis([{ ...river, date: '2021-03' }])).toContain(crlf('PY  - 2021', 'DA  - 2021/03//'))
    expect(printRis([{ ...river, date: '2020-12-30' }])).toContain(crlf('PY  - 2021', 'VL  - 52'))
    expect(printRis([{ ...river, date: '2021-13-05' }])).toContain(crlf('PY  - 2021', 'VL  - 52'))
    expect(printRis([{ ...river, date: '2021-00-05' }])).toContain(crlf('PY  - 2021', 'VL  - 52'))
    expect(printRis([{ ...river, date: '2021-12-32' }])).toContain(crlf('PY  - 2021', 'DA  - 2021/12//'))
    expect(printRis([{ ...river, date: '2021-12-31' }])).toContain(crlf('DA  - 2021/12/31/'))
    expect(printRis([{ ...river, date: '2021-01-01' }])).toContain(crlf('DA  - 2021/01/01/'))
    expect(printRis([{ ...river, year: 0 }])).toContain(crlf('PY  - 2021', 'DA  - 2021/03/05/'))
  })
})

describe('printNoteExpress', () => {
  it('writes both languages, each author on a line, and addresses once', () => {
    expect(printNoteExpress([river])).toBe(
      crlf(
        '{Reference Type}: Journal Article',
        '{Title}: 基于深度学习的河流识别 & DNA 研究',
        '{Translated Title}: River recognition & DNA',
        '{Author}: 张三',
        '{Author}: 李四',
        '{Translated Author}: Zhang, San',
        '{Translated Author}: Li, Si',
        '{Author Address}: 河海大学',
        '{Author Address}: 清华大学',
        '{Journal}: 水利学报',
        '{Translated Journal}: Journal of Hydraulic Engineering',
        '{ISBN/ISSN}: 0559-9350',
        '{Year}: 2021',
        '{Volume}: 52',
        '{Issue}: 3',
        '{Pages}: 10-20',
        '{Keywords}: 河流',
        '{Keywords}: 深度学习',
        '{Abstract}: 误差 < 5%。',
        '{URL}: https://example.org/a_b?x=1&y=2%20',
        '{DOI}: 10.1234/slxb_2021.03(001)',
        '{Language}: chi',
        '',
      ),
    )
  })

  it('knows the other types', () => {
    expect(printNoteExpress([newspaper])).toContain(
      crlf('{Journal}: 人民日报', '{Year}: 2020', '{Date}: 2020-01-02'),
    )
    expect(printNoteExpress([book])).toContain(
      crlf('{Publisher}: 高等教育出版社', '{Place Published}: 北京', '{ISBN}: 978-7-04-051234-2'),
    )
    expect(printNoteExpress([thesis])).toContain(
      crlf('{Publisher}: 清华大学', '{Place Published}: 北京', '{Type of Work}: 硕士学位论文'),
    )
    expect(printNoteExpress([conference])).toMatch(
      /^\{Reference Type\}: Conference Proceedings\r\n[^]*\{Secondary Title\}: 中国水利学会年会论文集\r\n/,
    )
  })
})

describe('printNoteFirst', () => {
  it('writes names and texts in both languages', () => {
    expect(printNoteFirst([river])).toBe(`<?xml version="1.0" encoding="utf-8"?>
<Bibliographies>
<BibliographiesCount>1</BibliographiesCount>
<Bibliography>
<Type>JournalArticle</Type>
<Language>zh-CHS</Language>
<PrimaryTitle><Title Lang="zh-CHS">基于深度学习的河流识别 &amp; DNA 研究</Title><Title Lang="en">River recognition &amp; DNA</Title></PrimaryTitle>
<Authors><Author><Info Lang="zh-CHS"><FullName>张三</FullName><Organization>河海大学</Organization></Info><Info Lang="en"><FullName>Zhang San</FullName></Info></Author><Author><Info Lang="zh-CHS"><FullName>李四</FullName><Organization>河海大学; 清华大学</Organization></Info><Info Lang="en"><FullName>Li Si</FullName></Info></Author></Authors>
<Medium><Media Lang="zh-CHS">水利学报</Media><Media Lang="en">Journal of Hydraulic Engineering</Media></Medium>
<Year>2021</Year>
<Volume>52</Volume>
<Issue>3</Issue>
<PageScope>10-20</PageScope>
<Keywords><Keyword Lang="zh-CHS">河流</Keyword><Keyword Lang="zh-CHS">深度学习</Keyword><Keyword Lang="en">river</Keyword></Keywords>
<Abstracts><Abstract Lang="zh-CHS">误差 &lt; 5%。</Abstract><Abstract Lang="en">Errors &lt; 5%.</Abstract></Abstracts>
<DOI>10.1234/slxb_2021.03(001)</DOI>
<ISSN>0559-9350</ISSN>
<Url>https://example.org/a_b?x=1&amp;y=2%20</Url>
</Bibliography>
</Bibliographies>
`)
  })

  it('names a type of journal articles alone, a thesis by university and degree, a paper by its proceedings', () => {
    expect(others.map((record) => printNoteFirst([record]).includes('<Type>'))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(printNoteFirst([thesis])).toContain(
      '<Medium><Media Lang="zh-CHS">清华大学</Media></Medium>\n<Degree>硕士学位论文</Degree>\n<Year>',
    )
    expect(printNoteFirst([conference])).toContain(
      '<MotherTitle><Title Lang="zh-CHS">中国水利学会年会论文集</Title></MotherTitle>\n<Publisher>中国水利水电出版社</Publisher>',
    )
    expect(printNoteFirst([book])).toContain('<Publisher>高等教育出版社</Publisher>')
  })
})

describe('citationFormats', () => {
  it('offers five formats by the names of citationType, each with its file and media type', () => {
    expect(citationFormats.map(({ name, extension, mediaType }) => [name, extension, mediaType])).toEqual([
      ['BibTeX', 'bib', 'application/x-bibtex; charset=utf-8'],
      ['Endnote', 'enw', 'application/x-endnote-refer; charset=utf-8'],
      ['RefMan', 'ris', 'application/x-research-info-systems; charset=utf-8'],
      ['NoteExpress', 'net', 'text/plain; charset=utf-8'],
      ['NoteFirst', 'xml', 'application/xml; charset=utf-8'],
    ])
    expect(citationFormats.map(({ print }) => print([river]))).toEqual(
      [printBibtex, printEndnote, printRis, printNoteExpress, printNoteFirst].map((print) => print([river])),
    )
  })

  it('finds a format by its name without letter case, and nothing else', () => {
    expect(citationFormatNamed(' endNote ')?.extension).toBe('enw')
    expect(['', 'ris', 'EndNote XML', '__proto__'].map(citationFormatNamed)).toEqual([null, null, null, null])
  })

  it('names a file by the key of its one record, which its entry has too [C7.9]', () => {
    const bibtex = citationFormatNamed('bibtex')
    if (bibtex === null) throw new Error('no BibTeX')
    for (const [record, key] of [
      [english, 'zhang2026soliton'],
      [river, 'zhang2021river'],
      [{ ...river, translation: null }, 'article-1234'],
    ] as const) {
      expect(citationFileName(bibtex, [record])).toBe(`${key}.bib`)
      expect(bibtex.print([record])).toContain(`@article{${key},`)
    }
    expect(citationFileName(bibtex, [{ ...river, id: '', doi: '10.5555/a:b', translation: null }])).toBe(
      'article-10.5555-a-b.bib',
    )
  })

  it('names files in ASCII by the number of records', () => {
    expect(citationFormats.map((format) => citationFileName(format, [english, english, river]))).toEqual([
      'citation-3.bib',
      'citation-3.enw',
      'citation-3.ris',
      'citation-3.net',
      'citation-3.xml',
    ])
  })
})
