import { describe, expect, it } from 'vitest'
import { textsOfArticle } from '../../../server/rc-pub/routes/articles/jats/text/texts-of-article.ts'
import { jatsArticle } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import { article, recordOf } from '../import/support.ts'
import { jatsFaults } from './jats-structure.ts'

const body = `<sec xml:lang="de"><title>Wehre</title><p>Text.</p></sec>
<p xml:lang="la">Aqua fluit.</p>
<p>The <named-content content-type="species" xml:lang="la">Salmo trutta</named-content> and <italic xml:lang="fr">barrage</italic>.</p>
<p xml:lang="ar">نهر<list list-type="bullet"><list-item><p>واحد</p></list-item></list></p>
<disp-quote xml:lang="es"><p>Agua.</p><attrib>Lope</attrib></disp-quote>
<verse-group xml:lang="it"><verse-line>Acqua</verse-line><verse-line>chiara</verse-line></verse-group>
<boxed-text id="b" xml:lang="fr"><caption><title>Encadré</title></caption><p>Boîte.</p></boxed-text>
<list list-type="order" xml:lang="nl"><list-item><p>Dijk.</p></list-item></list>
<fig id="f"><label>Fig. 1</label><caption><p xml:lang="en">Weir.</p><p xml:lang="de">Wehr.</p></caption><graphic xlink:href="a.png"/></fig>`
const back = `<ref-list><ref id="r1"><label>1</label><mixed-citation xml:lang="zh">张伟. 堰流. 2020.<pub-id pub-id-type="doi">10.5555/w.1</pub-id></mixed-citation><mixed-citation xml:lang="en">Zhang W. Weir flow. 2020.</mixed-citation></ref></ref-list>`

const record = recordOf(article({ body, back }))
const { en } = record.fullText
const texts = en === null ? [] : [en]
const xml = jatsArticle(
  record,
  { 'xmlns:mml': 'http://www.w3.org/1998/Math/MathML' },
  textsOfArticle(record, texts, (address) => address),
)

const languagesIn = (html: string | undefined): readonly string[] =>
  [...(html ?? '').matchAll(/<(\w+)[^>]* lang="([^"]+)"/g)].map(([, name, tag]) => `${name} ${tag}`)

describe('languages of parts of a text', () => {
  it('are told on the page', () => {
    expect(languagesIn(en?.html)).toEqual([
      'section de',
      'p la',
      'span la',
      'i fr',
      'div ar',
      'blockquote es',
      'p it',
      'aside fr',
      'ol nl',
      'p de',
      'span zh',
    ])
  })

  it('are in printed JATS, which keeps to its content models', () => {
    for (const part of [
      '<sec id="s-1" xml:lang="de">',
      '<p xml:lang="la">Aqua fluit.</p>',
      '<styled-content xml:lang="la">Salmo trutta</styled-content>',
      '<italic xml:lang="fr">barrage</italic>',
      '<p xml:lang="ar">نهر</p><list list-type="bullet" xml:lang="ar">',
      '<disp-quote xml:lang="es">',
      '<verse-group xml:lang="it">',
      '<mixed-citation xml:lang="zh">张伟. 堰流. 2020. <pub-id pub-id-type="doi">10.5555/w.1</pub-id></mixed-citation>',
    ])
      expect(xml).toContain(part)
    expect(jatsFaults(xml)).toEqual([])
  })

  it('are read from it as they were, where blocks in one paragraph each say it', () => {
    const again = recordOf(xml)
    expect(languagesIn(again.fullText.en?.html)).toEqual(
      languagesIn(en?.html).flatMap((each) => (each === 'div ar' ? ['p ar', 'ul ar'] : [each])),
    )
    expect(again.references[0]?.citations.map(({ language, doi }) => [language, doi])).toEqual(
      record.references[0]?.citations.map(({ language, doi }) => [language, doi]),
    )
  })
})
