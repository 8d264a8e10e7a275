import { describe, expect, it } from 'vitest'
import { article, fixture, read, recordOf } from './support.ts'

describe('readJats, a Chinese article with its English translation', () => {
  const record = recordOf(fixture('bilingual'))

  it('gives both titles as inline markup, subtitle in and note marks out', () => {
    expect(record.title).toEqual({ zh: '水的研究：以 H<sub>2</sub>O 为例', en: 'A study of water' })
    expect(record.originalLanguage).toBe('zh')
  })

  it('gives both names of journal, publisher and column', () => {
    expect(record.journalName).toEqual({ zh: '测试学报', en: 'Journal of Tests' })
    expect(record.publisher).toEqual({ zh: '测试出版社', en: 'Test Press' })
    expect(record.column).toEqual({ zh: '论文', en: 'Articles' })
    expect(record.issn).toBe('1000-0002')
  })

  it('prints Chinese names surname first and unspaced, Western ones given name first', () => {
    expect(record.contributors.map((each) => each.name)).toEqual([
      { zh: '欧阳文', en: 'Wen Ouyang' },
      { zh: '李想', en: 'Xiang Li' },
    ])
  })

  it('ties authors to affiliations in both languages, ORCID and the address of correspondence', () => {
    expect(record.contributors[0]).toMatchObject({
      orcid: '0000-0001-2345-678X',
      email: 'wen@example.org',
      corresponding: true,
      affiliations: ['a1', 'a2'],
    })
    expect(record.contributors[1]).toMatchObject({
      orcid: '',
      email: '',
      corresponding: false,
      affiliations: ['a2'],
    })
    expect(record.affiliations).toEqual([
      {
        key: 'a1',
        label: '1',
        name: { zh: '甲大学 水利学院，江州 210000', en: 'School of Water, University A, China' },
      },
      { key: 'a2', label: '2', name: { zh: '乙研究所', en: 'Institute B' } },
    ])
  })

  it('gives dates as exact as the file says, and the rest of the issue', () => {
    expect(record.dates).toEqual({
      received: '2023-01-01',
      revised: '2023-06',
      accepted: '2023-12-05',
      online: '2024-03-07',
      published: '2024-04',
    })
    expect(record).toMatchObject({
      year: 2024,
      volume: '12',
      issue: '4',
      firstPage: '101',
      lastPage: '110',
      key: '10.5555/zh.2024.1',
      doi: '10.5555/ZH.2024.1',
    })
  })

  it('takes the version code from the custom metadata [C3.13]', () => {
    expect(record.version).toBe(-1)
  })

  it('runs the titles of a structured abstract into its paragraphs', () => {
    expect(record.abstractHtml).toEqual({
      zh: '<p>水是生命之源。</p>',
      en: '<p><b>Background</b> Water is <i>wet</i>.</p><p><b>Results</b> So it was.</p>',
    })
    expect(record.graphicAbstractUrl).toBe('/files/water.png')
  })

  it('keeps the keywords of the authors by language, and funding and licence', () => {
    expect(record.keywords).toEqual({ zh: ['水', '生命'], en: ['water', 'life'] })
    expect(record.funding).toEqual({ zh: '江州基金 (JZ-1)', en: 'Jiangzhou Fund (JZ-1)' })
    expect(record.about?.awards).toEqual([
      { funder: { zh: '江州基金', en: 'Jiangzhou Fund' }, funderId: '', numbers: ['JZ-1'] },
    ])
    expect(record.license).toEqual({ url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' })
  })

  it('gives each language its own text, the references of the original to both, and the review behind both', () => {
    expect(record.fullText.zh?.language).toBe('zh')
    expect(record.fullText.zh?.html).toContain(
      '<h2 id="s1"><span id="s-s1"></span><span id="s-s1-h"></span>1 引言</h2>',
    )
    expect(record.fullText.zh?.html).toContain('参考文献')
    expect(record.fullText.zh?.html).toContain('顾清, 等. 论水[J]. 测试学报, 2020, 8(1): 1–9.')
    expect(record.fullText.en?.html).toContain(
      '<h2 id="s1"><span id="s-s1e"></span><span id="s-s1e-h"></span>1 Introduction</h2>',
    )
    expect(record.fullText.en?.html).toContain('href="#r-r1" class="ref-bibr">[1]</a>')
    expect(record.fullText.en?.html).toContain('<li id="r-r1">')
    expect(record.fullText.en?.html).toMatch(/<h2 id="peer-review-h">Peer review<\/h2>.*I like water/)
    expect(record.fullText.zh?.html).toMatch(/<h2 id="peer-review-h">同行评议<\/h2>.*I like water/)
  })

  it('pairs the figures of the two languages', () => {
    expect(record.figures).toEqual([
      {
        id: 'f-f1',
        label: { zh: '图 1', en: 'Figure 1' },
        caption: { zh: '水杯。满的。', en: 'A cup. It is full.' },
        url: '/files/cup.png',
        urls: { zh: '/files/cup.png', en: '/files/cup-en.png' },
      },
    ])
  })

  it('gives the same record again', () => {
    expect(recordOf(fixture('bilingual'))).toEqual(record)
  })
})

describe('readJats, an article in neither language', () => {
  const record = recordOf(fixture('portuguese'))

  it('puts real English into the English slot, and the original where there is no English', () => {
    expect(record.title).toEqual({ zh: '', en: 'Water' })
    expect(record.abstractHtml.en).toBe('<p>On water.</p>')
    expect(record.keywords.en).toEqual(['água'])
    expect(record.originalLanguage).toBe('pt')
  })

  it('says what language the text is really in', () => {
    expect(record.fullText.en).toMatchObject({ language: 'pt' })
    expect(record.fullText.zh).toBeNull()
  })

  it('has the whole original as a further text', () => {
    expect(record.furtherTexts).toEqual([
      {
        language: 'pt',
        title: 'A água',
        abstractHtml: '<p>Sobre a água.</p>',
        keywords: ['água'],
        fullTextHtml: expect.stringContaining('Introdução'),
      },
    ])
  })

  it('takes the full wording of an affiliation without its e-mail, which goes to its only author', () => {
    expect(record.affiliations[0]?.name.en).toBe('Departamento de Água, Universidade, Recife, Brasil')
    expect(record.contributors[0]?.email).toBe('ana@example.org')
  })

  it('is known by another identifier where it has no DOI', () => {
    expect(record).toMatchObject({
      doi: '',
      key: 'publisher-id:revista-de-provas:rp-17',
      year: 2021,
      elocationId: 'e17',
    })
    expect(record.dates).toMatchObject({ published: '2021', online: '' })
  })
})

describe('readJats, what it refuses', () => {
  it('names file, line and reason of a broken file', () => {
    expect(read('<article>\n<front>\n</article>', 'bad.xml')).toEqual({
      ok: false,
      error: [{ file: 'bad.xml', line: 3, reason: expect.stringMatching(/unexpected close tag/i) }],
    })
  })

  it('refuses other documents, and articles without what a record needs', () => {
    expect(read('<html/>')).toMatchObject({
      ok: false,
      error: [{ reason: 'the root element is html, not article' }],
    })
    expect(read('<article/>')).toMatchObject({
      ok: false,
      error: [{ reason: 'the article has no article-meta' }],
    })
    expect(read(article({ title: '' }))).toMatchObject({
      ok: false,
      error: [{ reason: 'the article has no title' }],
    })
  })

  it('does not let a declared entity through', () => {
    const bomb = `<!DOCTYPE article [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${article({ body: '<p>&b;</p>' })}`
    expect(read(bomb)).toMatchObject({ ok: false })
  })
})

describe('readJats, an article in three languages', () => {
  const titles = (...names: readonly (readonly [string, string])[]) =>
    names
      .map(
        ([lang, name]) =>
          `<trans-title-group xml:lang="${lang}"><trans-title>${name}</trans-title></trans-title-group>`,
      )
      .join('')
  const translation = (lang: string, title: string, body: string) =>
    `<sub-article article-type="translation" xml:lang="${lang}" id="t-${lang}"><front-stub><title-group><article-title>${title}</article-title></title-group></front-stub><body><p>${body}</p></body></sub-article>`
  const threefold = (attributes: string) =>
    recordOf(
      article({
        attributes,
        title: 'El agua',
        body: '<p>Agua.</p>',
        meta: '<abstract xml:lang="pt_br"><p>Em resumo.</p></abstract><kwd-group xml:lang="es-ES"><kwd>agua</kwd></kwd-group>',
        after: translation('eng', 'Water', 'Wet.') + translation('PT-br', 'A água', 'Molhada.'),
      }),
    )

  it('keeps the original and what is translated into a language without a slot, beside the English', () => {
    const record = threefold('xml:lang="es"')
    expect(record.fullText).toEqual({ zh: null, en: { language: 'en', html: '<p>Wet.</p>' } })
    expect(record.furtherTexts).toEqual([
      { language: 'es', title: 'El agua', abstractHtml: '', keywords: [], fullTextHtml: '<p>Agua.</p>' },
      {
        language: 'pt-BR',
        title: 'A água',
        abstractHtml: '<p>Em resumo.</p>',
        keywords: [],
        fullTextHtml: '<p>Molhada.</p>',
      },
      { language: 'es-ES', title: '', abstractHtml: '', keywords: ['agua'], fullTextHtml: '' },
    ])
  })

  it('has none of Chinese and of English, whatever their region and script', () => {
    const record = recordOf(
      article({
        attributes: 'xml:lang="en_US"',
        title: `Water</article-title>${titles(['zh-Hant', '水'])}<article-title xml:lang="EN-gb">Waters`,
      }),
    )
    expect(record.title).toEqual({ zh: '水', en: 'Water' })
    expect(record.originalLanguage).toBe('en-US')
    expect(record.furtherTexts).toEqual([])
  })

  it('takes a text that says nonsense of its language as one that says nothing', () => {
    expect(threefold('xml:lang="Spanish (Latin America)"').originalLanguage).toBe('en')
  })
})
