import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

/** What follows a heading, up to the next one. */
const below = (html: string | undefined, heading: string): string =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`).exec(html ?? '')?.[1] ?? ''
const htmlOf = (pieces: Parameters<typeof article>[0], slot: 'zh' | 'en' = 'en'): string =>
  recordOf(article(pieces)).fullText[slot]?.html ?? ''
const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}
const author = (inner: string): string =>
  `<contrib contrib-type="author"><name><surname>Lind</surname><given-names>Eva</given-names></name>${inner}</contrib>`

describe('who authors are beside their names', () => {
  it('tells for whom they speak, who is in a group, and where its people work [C2.15]', () => {
    const meta = `<contrib-group>${author('')}<contrib contrib-type="author"><collab>Weir Group<contrib-group><contrib><name><surname>Moe</surname><given-names>Ada</given-names></name><aff><institution>Gauge House</institution></aff></contrib></contrib-group></collab></contrib><on-behalf-of>on behalf of all ferrymen</on-behalf-of></contrib-group>`
    expect(below(htmlOf({ meta }), 'Author information')).toBe(
      '<p>on behalf of all ferrymen</p><p><b>Weir Group</b>: Ada Moe (Gauge House)</p>',
    )
    expect(lost(article({ meta }))).toEqual([])
  })

  it('keeps the institutions of a translation in its own words, and says none twice', () => {
    const aff = (name: string) => `<aff id="a"><label>1</label>${name}</aff>`
    const meta = `<contrib-group>${author('<xref rid="a" ref-type="aff"/>')}</contrib-group>${aff('River Institute, Norway')}`
    const stub = `<title-group><article-title>Um título</article-title></title-group><contrib-group>${author('')}</contrib-group>${aff('Instituto do Rio, Noruega')}`
    const after = `<sub-article article-type="translation" xml:lang="pt"><front-stub>${stub}</front-stub><body><p>Água.</p></body></sub-article>`
    const record = recordOf(article({ meta, after }))
    expect(record.affiliations[0]?.name.en).toBe('River Institute, Norway')
    expect(record.fullText.en?.html).not.toContain('Author information')
    const [portuguese] = record.furtherTexts
    expect(below(portuguese?.fullTextHtml, 'Author information')).toBe(
      '<p><sup>1</sup> Instituto do Rio, Noruega</p>',
    )
    expect(lost(article({ meta, after }))).toEqual([])
  })

  it('gives telephones and addresses of people and institutions, and leaves e-mail with its author', () => {
    const meta = `<contrib-group>${author('<address><addr-line>Quay 7</addr-line><phone>+47 11 22</phone><email>eva@example.org</email></address><xref rid="a" ref-type="aff"/>')}</contrib-group><aff id="a"><institution>River Institute</institution><fax>+47 33</fax></aff>`
    expect(below(htmlOf({ meta }), 'Correspondence')).toBe(
      '<p><b>Eva Lind</b>: Quay 7, Tel. +47 11 22</p><p><b>River Institute</b>: Fax +47 33</p>',
    )
    expect(htmlOf({ meta, attributes: 'xml:lang="zh"', title: '河流' }, 'zh')).toContain('电话 +47 11 22')
    expect(lost(article({ meta }))).toEqual([])
  })
})

describe('who helped with an article', () => {
  const helper = (type: string, surname: string, inner = '') =>
    `<contrib contrib-type="${type}"><name><surname>${surname}</surname><given-names>Ada</given-names></name>${inner}</contrib>`

  it('stands under Editors where he edited, else among the other contributors', () => {
    const meta = `<contrib-group>${helper('handling-editor', 'Moe')}${helper('translator', 'Ek')}${helper('other', 'Bo', '<role>Academic editor</role>')}${helper('illustrator', 'Vik')}</contrib-group>`
    expect(below(htmlOf({ meta }), 'Editors')).toBe(
      '<p>Ada Moe, Handling editor</p><p>Ada Bo, Academic editor</p>',
    )
    expect(below(htmlOf({ meta }), 'Other contributors')).toBe(
      '<p>Ada Ek, Translator</p><p>Ada Vik, Illustrator</p>',
    )
    const chinese = htmlOf({ meta, attributes: 'xml:lang="zh"', title: '河流' }, 'zh')
    expect(below(chinese, '其他贡献者')).toContain('Ada Ek')
    expect(lost(article({ meta }))).toEqual([])
  })

  it('has the institutions that he is linked to, or the only one of his group', () => {
    const link = '<xref ref-type="aff" rid="b"/>'
    const affs = '<aff id="a">River Institute</aff><aff id="b">Gauge House</aff>'
    const people = helper('editor', 'Moe', link) + helper('editor', 'Ek')
    const editors = (group: string) =>
      below(htmlOf({ meta: `<contrib-group>${group}</contrib-group>` }), 'Editors')
    expect(editors(people + affs)).toBe('<p>Ada Moe, Editor, Gauge House</p><p>Ada Ek, Editor</p>')
    expect(editors(people + '<aff id="b">Gauge House</aff>')).toBe(
      '<p>Ada Moe, Editor, Gauge House</p><p>Ada Ek, Editor, Gauge House</p>',
    )
    expect(lost(article({ meta: `<contrib-group>${people}${affs}</contrib-group>` }))).toEqual([])
  })
})

describe('what an article is about', () => {
  it('names further subjects behind the text: not its column again, nor codes of a classification', () => {
    const group = (type: string, ...subjects: readonly string[]) =>
      `<subj-group subj-group-type="${type}">${subjects.map((each) => `<subject>${each}</subject>`).join('')}</subj-group>`
    const meta = `<article-categories>${group('heading', 'Hydraulics')}${group('discipline', 'Rivers', 'Hydraulics', '631/114')}<subj-group><subject>Earth</subject>${group('', 'Deltas')}</subj-group></article-categories>`
    const record = recordOf(article({ meta }))
    expect(record.column.en).toBe('Hydraulics')
    expect(below(record.fullText.en?.html, 'Subjects')).toBe('<p>Rivers; Earth; Deltas</p>')
    expect(lost(article({ meta }))).toEqual([])
    expect(
      htmlOf({ meta: `<article-categories>${group('heading', 'Hydraulics')}</article-categories>` }),
    ).not.toContain('Subjects')
  })

  it('keeps badges apart from keywords', () => {
    const meta =
      '<kwd-group kwd-group-type="osf-badges"><title>Badges</title><kwd>Open Data</kwd></kwd-group><kwd-group><kwd>weir</kwd></kwd-group>'
    const record = recordOf(article({ meta }))
    expect(record.keywords.en).toEqual(['weir'])
    expect(below(record.fullText.en?.html, 'Badges')).toBe('<p>Open Data</p>')
  })
})

describe('who was paid', () => {
  it('is named in each language by itself, and once beside a statement that names it', () => {
    const funders =
      '<funding-source xml:lang="zh">江州基金</funding-source><funding-source xml:lang="en">River Fund</funding-source><award-id>RF-1</award-id>'
    const fundingOf = (statements: string) =>
      recordOf(
        article({
          meta: `<funding-group><award-group>${funders}</award-group>${statements}</funding-group>`,
        }),
      ).funding
    expect(fundingOf('')).toEqual({ zh: '江州基金 (RF-1)', en: 'River Fund (RF-1)' })
    const said =
      '<funding-statement xml:lang="zh">江州基金（RF-1）资助。</funding-statement><funding-statement xml:lang="en">Paid by the River Fund (RF-1).</funding-statement>'
    expect(fundingOf(said)).toEqual({ zh: '江州基金（RF-1）资助。', en: 'Paid by the River Fund (RF-1).' })
  })

  it('stands with the fund and the number of the award', () => {
    const meta =
      '<funding-group><award-group><funding-source>River Fund</funding-source><award-id>RF-1</award-id><principal-award-recipient><name><surname>Lind</surname><given-names>Eva</given-names></name></principal-award-recipient></award-group><award-group><award-id>RF-2</award-id><principal-award-recipient>The ferry</principal-award-recipient></award-group></funding-group>'
    expect(recordOf(article({ meta })).funding.en).toBe('River Fund (RF-1; Eva Lind); RF-2; The ferry')
    expect(lost(article({ meta }))).toEqual([])
  })
})

describe('what a reviewer advises', () => {
  it('stands below his name with the day, and so does whom he speaks for', () => {
    const stub =
      '<contrib-group><contrib><name><surname>Moe</surname><given-names>Ada</given-names></name></contrib><on-behalf-of>for the Gauge House</on-behalf-of></contrib-group><pub-date><day>2</day><month>9</month><year>2024</year></pub-date><custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>approve</meta-value></custom-meta><custom-meta><meta-name>colour</meta-name><meta-value>blue</meta-value></custom-meta></custom-meta-group>'
    const after = `<sub-article article-type="referee-report" id="R"><front-stub>${stub}</front-stub><body><p>Sound.</p></body></sub-article>`
    expect(htmlOf({ after })).toContain(
      '<p class="attrib">Ada Moe</p><p class="attrib">for the Gauge House</p><p class="attrib">Recommendation: approve</p><p class="attrib">2024-09-02</p><p>Sound.</p>',
    )
  })
})

describe('who wrote a letter of peer review', () => {
  const letter = (contributor: string, attributes = '') =>
    `<sub-article article-type="referee-report" ${attributes}><front-stub><contrib-group>${contributor}</contrib-group></front-stub><body><p>Sound.</p></body></sub-article>`
  const anonymous = '<contrib><anonymous/><role>Reviewer</role></contrib>'

  it('is anonymous in the language of the letter, else of the article', () => {
    expect(htmlOf({ after: letter(anonymous) })).toContain('<p class="attrib">Anonymous, Reviewer</p>')
    const chinese = { attributes: 'xml:lang="zh"', title: '河流' }
    expect(htmlOf({ ...chinese, after: letter(anonymous) }, 'zh')).toContain('佚名, Reviewer')
    expect(htmlOf({ ...chinese, after: letter(anonymous, 'xml:lang="en"') }, 'zh')).toContain(
      'Anonymous, Reviewer',
    )
  })

  it('has the parts of his institution apart, and his address', () => {
    const after = letter(
      '<contrib><name><surname>Moe</surname><given-names>Ada</given-names></name><aff><institution>Gauge House</institution><country>Norway</country><email>ada@example.org</email></aff></contrib>',
    )
    expect(htmlOf({ after })).toContain('<p class="attrib">Ada Moe, Gauge House, Norway, ada@example.org</p>')
    expect(lost(article({ after }))).toEqual([])
  })
})

describe('DOIs of serial items', () => {
  const doi = '10.1002/1097-0258(20010215)20:3<377::AID-SIM799>3.0.CO;2-N'

  it.each([doi.replace('<', '&lt;').replace('>', '&gt;'), doi.replace('<', '%3C').replace('>', '%3E')])(
    'are whole with their angle brackets, and lead to the work: %s',
    (written) => {
      const back = `<ref-list><ref id="r1"><mixed-citation>Lind E. Weirs. <ext-link xlink:href="https://doi.org/${written}">${written}</ext-link></mixed-citation></ref></ref-list>`
      const record = recordOf(article({ back }))
      expect(record.references[0]?.doi).toBe(doi)
      expect(record.fullText.en?.html).toContain(
        '<a href="https://doi.org/10.1002/1097-0258(20010215)20%3A3%3C377%3A%3AAID-SIM799%3E3.0.CO%3B2-N" rel="noopener">',
      )
    },
  )

  it('end at any other angle bracket', () => {
    const back =
      '<ref-list><ref id="r1"><mixed-citation>Lind E. doi:10.5555/weirs.7&lt;/b&gt;</mixed-citation></ref></ref-list>'
    expect(recordOf(article({ back })).references[0]?.doi).toBe('10.5555/weirs.7')
  })
})

describe('what lists and citations take from the front', () => {
  it('has the abbreviation of the journal in Latin letters where there is one', () => {
    const abbreviated = (...texts: readonly string[]): string | undefined =>
      recordOf(
        article({}).replace(
          '</journal-title></journal-title-group>',
          `</journal-title>${texts.map((text) => `<abbrev-journal-title>${text}</abbrev-journal-title>`).join('')}</journal-title-group>`,
        ),
      ).about?.abbreviation
    expect(abbreviated('水利工程', 'J. Hydraul. Works')).toBe('J. Hydraul. Works')
    expect(abbreviated('水利工程')).toBe('水利工程')
    expect(abbreviated()).toBe('')
  })

  it('keeps powers and formulae of keywords apart from their base', () => {
    const meta = '<kwd-group><kwd>10<sup>3</sup> years</kwd><kwd>CO<sub>2</sub></kwd></kwd-group>'
    expect(recordOf(article({ meta })).keywords.en).toEqual(['10³ years', 'CO₂'])
  })
})
