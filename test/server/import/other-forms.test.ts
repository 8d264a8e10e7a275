import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf, type Pieces } from './support.ts'

const lost = (xml: string) => {
  const tree = readXml(xml, 'forms.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown : tree.error
}

/** The HTML of the English text, of which no word is lost. */
const shown = (pieces: Pieces): string => {
  expect(lost(article(pieces))).toEqual([])
  return recordOf(article(pieces)).fullText.en?.html ?? ''
}

const reference = (citation: string, language = 'en'): string => {
  const xml = article({
    attributes: `xml:lang="${language}"`,
    back: `<ref-list><ref id="r">${citation}</ref></ref-list>`,
  })
  expect(lost(xml)).toEqual([])
  return recordOf(xml).references[0]?.text ?? ''
}

const wang =
  '<name-alternatives><name><surname>Wang</surname><given-names>H</given-names></name><name xml:lang="zh"><surname>王</surname><given-names>河</given-names></name></name-alternatives>'
const club =
  '<collab-alternatives><collab>Weir Club</collab><collab xml:lang="de">Wehrverein</collab></collab-alternatives>'
const group = (type: string, ...collabs: readonly string[]) =>
  `<person-group person-group-type="${type}">${collabs.map((each) => `<collab>${each}</collab>`).join('')}</person-group>`

describe('other forms of a name', () => {
  it('stand in brackets behind the first in references, and are of one author [issue 14]', () => {
    expect(reference(`<mixed-citation>${wang}, ${club}. <source>Weirs</source>.</mixed-citation>`)).toBe(
      'Wang H [王河], Weir Club [Wehrverein]. Weirs.',
    )
    const fields = `<element-citation publication-type="book">${wang}<source>Weirs</source><year>2011</year></element-citation>`
    expect(reference(fields)).toBe('Wang H [王河] (2011). Weirs.')
    const [cited] = recordOf(article({ back: `<ref-list><ref>${fields}</ref></ref-list>` })).references
    expect(cited?.citations?.map(({ authors }) => authors.length)).toEqual([1])
  })

  it('are left out where they have the words of the first', () => {
    const indexed = wang.replace(/<name xml:lang.*<\/name>/, '<string-name>Wang, H.</string-name>')
    expect(reference(`<mixed-citation>${indexed}. <source>Weirs</source>.</mixed-citation>`)).toBe(
      'Wang H. Weirs.',
    )
  })

  it('come with the notes of a group [issue 14]', () => {
    expect(
      shown({
        meta: '<contrib-group><contrib><collab-wrap><collab-name>Weir Group</collab-name><fn><p>Met in spring.</p></fn></collab-wrap></contrib></contrib-group>',
      }),
    ).toContain('<p>Met in spring.</p>')
  })

  it('stand with members of a group and with writers of letters', () => {
    const people =
      '<contrib-group><contrib><name><surname>Eel</surname><given-names>Daniel</given-names></name><string-name content-type="alias">Dan Eel</string-name></contrib></contrib-group>'
    expect(
      shown({
        meta: `<contrib-group><contrib><collab>Weir Group${people}</collab></contrib></contrib-group>`,
      }),
    ).toContain('<p><b>Weir Group</b>: Daniel Eel (Dan Eel)</p>')
    expect(
      shown({
        after: `<sub-article article-type="reply"><front-stub>${people}</front-stub><body><p>It holds.</p></body></sub-article>`,
      }),
    ).toContain('<p class="attrib">Daniel Eel, Dan Eel</p>')
  })
})

describe('people who helped a cited work', () => {
  it('stand behind it with what they did [issue 14]', () => {
    const work = (people: string, more = '') =>
      `<element-citation publication-type="report">${people}${more}<source>Silt survey</source><year>2012</year></element-citation>`
    expect(reference(work(group('author', 'Mud Office') + group('sponsor', 'Quay Aid', 'Dock Aid')))).toBe(
      'Mud Office (2012). Silt survey. Quay Aid, Dock Aid (sponsors).',
    )
    expect(reference(work(group('author', 'Mud Office') + group('editor', 'Quay Press')))).toBe(
      'Mud Office (2012). Silt survey. Quay Press (ed).',
    )
    expect(reference(work(group('author', 'Mud Office') + group('guest-editor', 'Quay Press')))).toBe(
      'Mud Office (2012). Silt survey. Quay Press (guest editor).',
    )
    expect(reference(work(group('sponsor', 'Quay Aid')))).toBe('Quay Aid (2012). Silt survey.')
  })

  it('are in a Chinese list in its words', () => {
    const work = `${group('author', '林水')}${group('editor', '王河')}<chapter-title>水</chapter-title><source>河流</source>`
    expect(reference(`<element-citation publication-type="book">${work}</element-citation>`, 'zh')).toBe(
      '林水. 水[M]. 王河, 主编. 河流.',
    )
  })
})

describe('titles of a part and of an article in one citation', () => {
  it('are apart, and no book is told of [issue 14]', () => {
    expect(
      reference(
        '<element-citation publication-type="newspaper"><part-title>Film</part-title><article-title>Why weirs?</article-title><source>Quay Post</source><year>2018</year></element-citation>',
      ),
    ).toBe('Film. Why weirs? (2018). Quay Post.')
  })
})

describe('words on funding in a language without a text', () => {
  const funding = (language: string) =>
    `<funding-group><funding-statement>Paid by the River Fund.</funding-statement><funding-statement xml:lang="${language}">Payé par la rivière.</funding-statement></funding-group>`

  it('stand with the funding of the text that there is [issue 14]', () => {
    expect(shown({ meta: funding('fr') })).toContain('Funding</h2><p lang="fr">Payé par la rivière.</p>')
  })

  it('are not said again where a note of their own text says them', () => {
    const french = `<sub-article article-type="translation" xml:lang="fr"><front-stub><title-group><article-title>Titre</article-title></title-group><funding-group><funding-statement>Fonds: Payé par la rivière.</funding-statement></funding-group></front-stub><body><p>Texte.</p></body><back><fn-group><fn><label>Fonds</label><p>Payé par la rivière.</p></fn></fn-group></back></sub-article>`
    const [text] = recordOf(article({ meta: funding('en'), after: french })).furtherTexts
    expect(text?.fullTextHtml.match(/rivière/g)).toHaveLength(1)
  })
})

describe('words for programs and for readers', () => {
  it('are keywords of a section, which stand above it [issue 14]', () => {
    expect(
      shown({
        body: '<sec><sec-meta><kwd-group><title>Words</title><kwd>otter</kwd><kwd>eel</kwd></kwd-group></sec-meta><title>One</title><p>Text.</p></sec>',
      }),
    ).toContain('One</h2><p><b>Words</b>: otter; eel</p><p>Text.</p>')
  })

  it('are days of the history in words alone [issue 14]', () => {
    expect(
      shown({ meta: '<history><string-date>Came with the spring flood</string-date></history>' }),
    ).toContain('<p>Came with the spring flood</p>')
  })
})

describe('two abstracts in one language', () => {
  const both = (second: string) =>
    recordOf(
      article({
        meta: `<abstract><p>On weirs and eels in spring.</p></abstract><abstract abstract-type="structured">${second}</abstract>`,
      }),
    )

  it('are an abstract and a summary, where they have other words [issue 14]', () => {
    const { abstractHtml, fullText } = both('<sec><title>Aim</title><p>Mud was sought.</p></sec>')
    expect(abstractHtml.en).toBe('<p>On weirs and eels in spring.</p>')
    expect(fullText.en?.html).toContain('Structured abstract</h2><section id="s-1"><h3 id="s-1-h">Aim</h3>')
  })

  it('are one where they say the same', () => {
    const { fullText } = both('<p>On weirs, and on eels, in spring.</p>')
    expect(fullText.en?.html).toBe('<p>Text.</p>')
  })
})

describe('words beside a formula', () => {
  it('are its abstract and captions of its pictures, each once [issue 14]', () => {
    const caption = '<graphic xlink:href="a.png"><caption><p>Drawn in 1901.</p></caption></graphic>'
    expect(
      bodyHtml(
        `<disp-formula><abstract><p>Rest energy.</p></abstract>${caption}<alternatives><mml:math><mml:mi>e</mml:mi></mml:math>${caption}</alternatives></disp-formula>`,
      ),
    ).toBe(
      '<div class="formula"><math display="block"><mi>e</mi></math></div><p>Rest energy.</p><p>Drawn in 1901.</p>',
    )
  })
})

describe('signs between the items of a list', () => {
  it('are left out', () => {
    expect(
      bodyHtml('<list><list-item><p>a</p></list-item><x>,</x><list-item><p>b</p></list-item></list>'),
    ).toBe('<ul><li>a</li><li>b</li></ul>')
  })
})

describe('the translation of an abstract alone', () => {
  it('is an abstract in its language, and no text [issue 14]', () => {
    const french = `<sub-article article-type="abstract-translation" xml:lang="fr"><front-stub><title-group><article-title>Sur l’eau</article-title></title-group><abstract><p>Des barrages.</p></abstract></front-stub></sub-article>`
    const xml = article({ meta: '<abstract><p>Weirs.</p></abstract>', after: french })
    expect(lost(xml)).toEqual([])
    expect(recordOf(xml).furtherTexts).toEqual([
      {
        language: 'fr',
        title: 'Sur l’eau',
        abstractHtml: '<p>Des barrages.</p>',
        keywords: [],
        fullTextHtml: '',
      },
    ])
  })
})

describe('letters of a translation without a text', () => {
  it('stand with those of the original, in their language [issue 14]', () => {
    const letter = (language: string, title: string) =>
      `<sub-article article-type="reviewer-report"${language}><front-stub><title-group><article-title>${title}</article-title></title-group></front-stub><body><p>Words on ${title}.</p></body></sub-article>`
    const html = shown({
      after:
        letter('', 'Review') +
        `<sub-article article-type="translation" xml:lang="pt"><front-stub><title-group><article-title>Título</article-title></title-group></front-stub>${letter('', 'Parecer')}</sub-article>`,
    })
    expect(html).toContain('<section id="l-1"><h3 id="l-1-h">Review</h3>')
    expect(html).toMatch(/<section id="l-\d" lang="pt"><h3 id="l-\d-h">Parecer<\/h3>/)
  })
})

describe('text whose spaces count', () => {
  it('keeps its markup and its links [issue 14]', () => {
    expect(
      bodyHtml(
        '<preformat><bold>head</bold>  a\n  <italic>b</italic> &lt;c&gt; <sup>2</sup><break/><named-content>d</named-content> <email>a@gauge.example</email></preformat><code>if (<bold>x</bold>)\n  y</code>',
      ),
    ).toBe(
      '<pre><b>head</b>  a\n  <i>b</i> &lt;c&gt; <sup>2</sup>\nd <a href="mailto:a@gauge.example">a@gauge.example</a></pre><pre><code>if (<b>x</b>)\n  y</code></pre>',
    )
  })
})
