import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf, type Pieces } from './support.ts'

/** The record of an article of which no word is lost. */
const whole = (xml: string) => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return record
}
const htmlOf = (pieces: Pieces): string => {
  const { fullText } = whole(article(pieces))
  return (fullText.zh ?? fullText.en)?.html ?? ''
}
/** What follows a heading, up to the end of its section. */
const below = (html: string, heading: string): string =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`).exec(html)?.[1] ?? ''
const person = (surname: string, inner = '') =>
  `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>Ada</given-names></name>${inner}</contrib>`

describe('articles that stand in another one', () => {
  const abstractOf = (number: number) =>
    `<sub-article article-type="abstract" id="a${number}"><front-stub><article-categories><subj-group><subject>Posters</subject></subj-group></article-categories><title-group><article-title>Eels ${number}</article-title></title-group><contrib-group>${person(`Lind${number}`)}</contrib-group><fpage>S${number}</fpage><lpage>S${number}</lpage></front-stub><body><p>They swim ${number}.</p></body></sub-article>`
  const report =
    '<sub-article article-type="referee-report" id="r"><front-stub><title-group><article-title>Report</article-title></title-group></front-stub><body><p>Sound.</p></body></sub-article>'

  it('are its contributions, open and with heading and pages; letters of review are folded apart', () => {
    const html = htmlOf({ after: abstractOf(1) + abstractOf(2) + report })
    expect(html).toContain(
      '<h2 id="s-part-1">Contributions</h2><section id="l-a1"><h3 id="l-a1-h">Eels 1</h3><p class="attrib">Ada Lind1</p><p class="attrib">Posters, S1</p><p>They swim 1.</p></section>',
    )
    const [, folded = ''] = html.split('<details>')
    expect(folded).toContain('Sound.')
    expect(folded).not.toContain('They swim')
    const chinese = { attributes: 'xml:lang="zh"', title: '鳗鱼' }
    expect(htmlOf({ ...chinese, after: abstractOf(1) })).toContain('>所收文章</h2>')
  })

  it.each(['correction', 'erratum', 'retraction', 'expression-of-concern'])(
    'are no letters of review where they correct it: %s [C2.15]',
    (type) => {
      const notice = `<sub-article article-type="${type}" id="c"><front-stub><title-group><article-title>To the map</article-title></title-group></front-stub><body><p>North is up.</p></body></sub-article>`
      const html = htmlOf({ after: notice + report })
      expect(below(html, 'Corrections')).toMatch(/<h3[^>]*>To the map<\/h3><p>North is up\.<\/p>$/)
      expect(html.split('<details>')[1]).not.toContain('North is up')
    },
  )

  it('are shown where the whole has no text of its own, and no section is made without them', () => {
    expect(htmlOf({ body: '', after: abstractOf(1) })).toContain('They swim 1.')
    expect(htmlOf({ after: report })).not.toContain('Contributions')
  })
})

describe('who gave something', () => {
  it('is named without his number in a registry, which files have behind the name', () => {
    const source =
      'River Fund<named-content content-type="funder-id">https://doi.org/10.13039/7</named-content>'
    const record = whole(
      article({
        meta: `<funding-group><award-group><funding-source>${source}</funding-source><award-id>RF-1</award-id></award-group></funding-group>`,
      }),
    )
    expect(record.funding.en).toBe('River Fund (RF-1)')
    expect(record.about?.awards).toMatchObject([
      { funder: { en: 'River Fund' }, funderId: 'https://doi.org/10.13039/7' },
    ])
  })

  it('stands with what was given, field by field, or in paragraphs', () => {
    const support = (inner: string) =>
      below(htmlOf({ meta: `<support-group>${inner}</support-group>` }), 'Funding')
    const ship =
      '<resource-group><resource-name>Gauge</resource-name> <resource-id>G1</resource-id></resource-group>'
    expect(support(`<support-source>Boats lent</support-source>${ship}`)).toBe(
      '<p>Boats lent</p><p>Gauge, G1</p>',
    )
    expect(support('<support-description><p>A boat.</p><p>An oar.</p></support-description>')).toBe(
      '<p>A boat.</p><p>An oar.</p>',
    )
  })

  it('is told in the language of a text that lists have no place for', () => {
    const statements =
      '<funding-statement xml:lang="ru">Работа поддержана.</funding-statement><funding-statement xml:lang="en">Paid by all.</funding-statement>'
    const titles =
      '<issue-title xml:lang="ru">Том</issue-title><issue-title xml:lang="en">A volume</issue-title>'
    const meta = `${titles}<funding-group>${statements}</funding-group>`
    const record = whole(article({ attributes: 'xml:lang="ru"', title: 'Лёд', meta }))
    expect(record.funding.en).toBe('Paid by all.')
    expect(below(record.fullText.en?.html ?? '', 'Funding')).toBe('<p>Работа поддержана.</p>')
    expect(below(record.fullText.en?.html ?? '', 'Published in')).toBe('<p>Том; A volume</p>')
    const alone = article({
      attributes: 'xml:lang="ru"',
      title: 'Лёд',
      meta: '<funding-group><funding-statement>Работа поддержана.</funding-statement></funding-group>',
    })
    expect(whole(alone).fullText.en?.html).not.toContain('Funding')
  })
})

describe('who wrote an article', () => {
  it('works in a place whose parts stand apart, though the file has nothing between them', () => {
    const aff =
      '<aff id="a"><institution>Gull House</institution>; <addr-line>Cliff Road</addr-line><addr-line>Dover</addr-line> <postal-code>DV1</postal-code></aff>'
    const record = whole(
      article({
        meta: `<contrib-group>${person('Lind', '<xref ref-type="aff" rid="a"/>')}</contrib-group>${aff}`,
      }),
    )
    expect(record.affiliations[0]?.name.en).toBe('Gull House; Cliff Road, Dover DV1')
  })

  it('has a Korean name without a space in Hangul', () => {
    const names =
      '<name-alternatives><name name-style="eastern" xml:lang="ko"><surname>김</surname><given-names>민수</given-names></name><name name-style="western" xml:lang="en"><surname>Kim</surname><given-names>Minsu</given-names></name></name-alternatives>'
    const contributor = `<contrib-group><contrib contrib-type="author">${names}</contrib></contrib-group>`
    const html = htmlOf({ attributes: 'xml:lang="ko"', title: '부두', meta: contributor })
    expect(html).toContain('<p><b>Minsu Kim</b>: 김민수</p>')
  })

  it('has his part in a group, notes of his own, and what is said to all', () => {
    const group = `<contrib contrib-type="author"><collab>Weir Group<contrib-group>${person('Moe', '<role>Sampler</role>')}${person('Ek')}</contrib-group></collab></contrib>`
    const meta = `<contrib-group>${person('Lind', '<fn><p>On leave.</p></fn>')}${group}</contrib-group><author-notes><p>All rowed.</p></author-notes>`
    const html = htmlOf({ meta })
    expect(html).toContain('<p><b>Weir Group</b>: Ada Moe (Sampler), Ada Ek</p>')
    expect(below(html, 'Notes')).toContain('On leave.</p>')
    expect(below(html, 'Notes')).toContain('<p>All rowed.</p>')
  })

  it('is written to by a word that has his address, below a label in any language', () => {
    const meta =
      '<author-notes><corresp><label>Correspondência:</label> Ada Lind, Quay 7, Oslo. <email xlink:href="mailto:ada@example.org">Write to her</email></corresp></author-notes>'
    expect(htmlOf({ meta })).toContain('<a href="mailto:ada@example.org">Write to her</a>')
    const marked = meta.replace('Correspondência:', 'ar')
    expect(htmlOf({ meta: marked })).toContain('<p>Ada Lind, Quay 7, Oslo.')
    expect(bodyHtml('<p><email>no address</email></p>')).toContain('<p>no address</p>')
  })
})

describe('two works under one number', () => {
  it('stand in the order of the file, whatever forms they have', () => {
    const back =
      '<ref-list><ref id="r"><citation-alternatives><mixed-citation>First work.</mixed-citation></citation-alternatives><mixed-citation>Second work.</mixed-citation></ref></ref-list>'
    expect(htmlOf({ back })).toContain('First work.<br>Second work.')
  })
})

describe('what stands around the text', () => {
  it('are the notes of the front that stand in a group', () => {
    const xml = article({}).replace(
      '</front>',
      '<fn-group><title>Summary of updates</title><fn><p>A gull was added.</p></fn></fn-group></front>',
    )
    expect(below(whole(xml).fullText.en?.html ?? '', 'Summary of updates')).toBe('<p>A gull was added.</p>')
  })

  it('is the heading of a group of appendices', () => {
    const back =
      '<app-group><title>Logs of the pier</title><app><title>Log A</title><p>Fog.</p></app></app-group>'
    expect(htmlOf({ back })).toMatch(/<h2[^>]*>Logs of the pier<\/h2>.*<h3[^>]*>Log A<\/h3><p>Fog\.<\/p>/)
  })

  it('are holders of rights whom the statement does not name', () => {
    const permissions = (holder: string) =>
      htmlOf({
        meta: `<permissions><copyright-statement>© 2018 Knots House</copyright-statement><copyright-holder>${holder}</copyright-holder></permissions>`,
      })
    expect(permissions('Knots House GmbH')).toContain('<p class="attrib">© Knots House GmbH</p>')
    expect(permissions('Knots House').match(/Knots House/g)).toHaveLength(1)
  })

  it('are rights at the foot of a table', () => {
    const table =
      '<table-wrap><table><tbody><tr><td>1</td></tr></tbody></table><table-wrap-foot><attrib>Port</attrib><permissions><license><license-p>Used by leave of the Guild.</license-p></license></permissions></table-wrap-foot></table-wrap>'
    expect(htmlOf({ body: table })).toContain(
      '<p class="attrib">Port</p></div><p class="attrib">Used by leave of the Guild.</p>',
    )
  })

  it('are labels of a table in each language of its captions', () => {
    const caption = (language: string, text: string) =>
      `<caption xml:lang="${language}"><title>${text}</title></caption>`
    const table = `<table-wrap><label>表1</label><label>Table 1</label>${caption('zh', '强度')}${caption('en', 'Strength')}<table><tbody><tr><td>1</td></tr></tbody></table></table-wrap>`
    const record = whole(article({ attributes: 'xml:lang="zh"', title: '缆绳', body: table }))
    expect(record.tables[0]?.label).toEqual({ zh: '表1', en: 'Table 1' })
    expect(record.fullText.zh?.html).toContain(
      '<p lang="en"><b class="label">Table 1</b> <span class="caption-title">Strength</span></p>',
    )
  })

  it('are codes of a classification under its short name', () => {
    expect(htmlOf({ meta: '<kwd-group kwd-group-type="pacs"><kwd>47.35.-i</kwd></kwd-group>' })).toMatch(
      /<h2[^>]*>PACS<\/h2>/,
    )
  })
})
