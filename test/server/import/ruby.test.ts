import { describe, expect, it } from 'vitest'
import { textOf, readHtml } from '../../../server/rc-pub/routes/articles/jats/text/html-tree.ts'
import { inlineXml } from '../../../server/rc-pub/routes/articles/jats/text/inline.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const ruby = '<ruby><rb>学</rb><rt>がく</rt></ruby>'
const shown = '<ruby>学<rp> (</rp><rt>がく</rt><rp>)</rp></ruby>'

describe('ruby', () => {
  it('is ruby in a text, and the reading in brackets to whom no ruby is drawn', () => {
    const html = bodyHtml(`<p>The ${ruby} of rivers.</p>`)
    expect(html).toBe(`<p>The ${shown} of rivers.</p>`)
    expect(textOf(readHtml(html))).toBe('The 学 (がく) of rivers.')
  })

  it('is ruby on the page of a title, and text in brackets in the title itself', () => {
    const record = recordOf(article({ title: `The ${ruby} of <italic>rivers</italic>` }))
    expect(record.title.en).toBe('The 学 (がく) of <italic>rivers</italic>')
    expect(record.about?.heading?.en).toBe(`The ${shown} of <i>rivers</i>`)
  })

  it('is text in brackets in keywords, with its base alone where it has no reading', () => {
    const meta = `<kwd-group kwd-group-type="author"><kwd>${ruby}</kwd><kwd><ruby><rb>水</rb><rt/></ruby></kwd></kwd-group>`
    expect(recordOf(article({ meta })).keywords.zh).toEqual(['学 (がく)', '水'])
    expect(bodyHtml('<p><ruby><rb>水</rb><rt/></ruby></p>')).toBe('<p>水</p>')
  })

  it('goes into printed JATS as ruby, and loses no word', () => {
    const context = { ids: new Map(), absolute: String, blocks: () => '', paragraphs: () => '' }
    expect(inlineXml(readHtml(shown), context)).toBe(ruby)
    const xml = article({ title: ruby, body: `<p>${ruby}</p>` })
    const tree = readXml(xml, 'ruby.xml')
    expect(tree.ok && unshownWords(tree.value, recordOf(xml)).unshown).toEqual([])
  })
})
