import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

/** The English text of a file of which every word is shown. */
const textOf = (xml: string): string => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return record.fullText.en?.html ?? ''
}

const sectionOf = (html: string, heading: string): string =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, 's').exec(html)?.[1] ?? ''

const section = (pieces: Pieces, heading: string): string => sectionOf(textOf(article(pieces)), heading)

describe('words in places where files seldom have them', () => {
  it('in the front behind the metadata stand behind the text', () => {
    const more =
      '<ack><p>Thanks.</p></ack><bio><p>She dives.</p></bio><glossary><p>Terms.</p></glossary><list><list-item><p>A point.</p></list-item></list><fn-group><fn><p>A note.</p></fn></fn-group>'
    const html = textOf(article({}).replace('</front>', `${more}</front>`))
    expect(sectionOf(html, 'Acknowledgements')).toBe('<p>Thanks.</p>')
    expect(sectionOf(html, 'About the authors')).toBe('<p>She dives.</p>')
    expect(sectionOf(html, 'Glossary')).toBe('<p>Terms.</p>')
    expect(sectionOf(html, 'Notes')).toBe('<ul><li>A point.</li></ul><p>A note.</p>')
  })

  it('with a group of authors or with the article are ways to reach all of them, and notes', () => {
    const meta =
      '<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname></name><email>lind@a.example</email></contrib><email>lab@a.example</email><uri xlink:href="https://a.example">Our lab</uri><fn><p>Alike.</p></fn></contrib-group><ext-link xlink:href="https://b.example">Our film</ext-link>'
    expect(section({ meta }, 'Correspondence')).toBe(
      '<p><a href="https://b.example" rel="noopener">Our film</a></p><p><a href="https://a.example" rel="noopener">Our lab</a>, <a href="mailto:lab@a.example">lab@a.example</a></p>',
    )
    expect(section({ meta }, 'Notes')).toBe('<p>Alike.</p>')
  })

  it('among references stand before them', () => {
    const back =
      '<ref-list><title>Sources</title><p>See also</p><list><list-item><p>the archive</p></list-item></list><ref id="r"><mixed-citation>Alder.</mixed-citation></ref></ref-list>'
    expect(section({ back }, 'Sources')).toMatch(/^<p>See also<\/p><ul><li>the archive<\/li><\/ul><ol/)
  })

  it('in parts of a subject, of a group of issues and of help are apart', () => {
    const meta = `<article-categories><subj-group subj-group-type="field"><compound-subject><compound-subject-part content-type="code">47</compound-subject-part><compound-subject-part>Flow</compound-subject-part></compound-subject></subj-group></article-categories>
      <issue-title-group><issue-title>Beds</issue-title><issue-subtitle>and banks</issue-subtitle></issue-title-group>
      <support-group><resource-group><resource-wrap><resource-name>Boat</resource-name><resource-id>B7</resource-id></resource-wrap><support-description><p>Lent for a week.</p></support-description></resource-group></support-group>`
    expect(section({ meta }, 'Subjects')).toBe('<p>47 Flow</p>')
    expect(section({ meta }, 'Published in')).toBe('<p>Beds, and banks</p>')
    expect(section({ meta }, 'Funding')).toBe('<p>Boat, B7</p><p>Lent for a week.</p>')
  })

  it('of a note in an abstract end it, and marks in it lead nowhere', () => {
    const xml = article({
      meta: '<abstract><p>Stones<fn><label>x</label><p>Of gneiss.</p></fn> roll<xref ref-type="fn" rid="n">†</xref>.</p></abstract>',
      back: '<fn-group><fn id="n"><label>†</label><p>Slowly.</p></fn></fn-group>',
    })
    textOf(xml)
    expect(recordOf(xml).abstractHtml.en).toBe(
      '<p>Stones<sup>x</sup> roll<sup>†</sup>.</p><p><sup>x</sup> Of gneiss.</p>',
    )
  })

  it('on the rights of parts stand below these', () => {
    const rights =
      '<permissions><copyright-statement>By leave of Alder Press</copyright-statement></permissions>'
    const line = '<p class="attrib">By leave of Alder Press</p>'
    const body = (inner: string) => textOf(article({ body: `<p>Text.</p>${inner}` }))
    expect(body(`<fig-group><fig><graphic xlink:href="a.png"/></fig>${rights}</fig-group>`)).toContain(
      `</figure><figcaption>${line}</figcaption></figure>`,
    )
    expect(body(`<statement><p>Let x.</p>${rights}</statement>`)).toContain(`<p>Let x.</p>${line}</div>`)
    expect(
      body(`<array><tbody><tr><td>1</td></tr></tbody><attrib>After Birch</attrib>${rights}</array>`),
    ).toContain(`</div><p class="attrib">After Birch</p>${line}`)
    const back = `<app-group><app><title>More</title><p>Stones.</p>${rights}</app></app-group>`
    expect(section({ back }, 'More')).toBe(`<p>Stones.</p>${line}`)
  })

  it('of further subtitles follow the first, each with the title of its language', () => {
    const xml = article({}).replace(
      '</title-group>',
      '<subtitle>One</subtitle><subtitle>Two <sub>x</sub></subtitle><subtitle xml:lang="zh">副题</subtitle></title-group>',
    )
    expect(recordOf(xml).title.en).toBe('A title: One: Two <sub>x</sub>')
  })

  it('of a figure in an abstract stand in it, and not that its picture is missing', () => {
    const abstract = (picture: string) => {
      const xml = article({
        meta: `<abstract><p>Stones.</p><fig><label>Fig. A</label><caption><p>A bed.</p></caption><graphic xlink:href="${picture}"/></fig></abstract>`,
      })
      textOf(xml)
      return recordOf(xml).abstractHtml.en
    }
    const caption = '<figcaption><p><b class="label">Fig. A</b> A bed.</p></figcaption></figure>'
    expect(abstract('bed.png')).toBe(
      `<p>Stones.</p><figure class="fig"><img src="/files/bed.png" alt="Fig. A" width="640" height="480" loading="lazy">${caption}`,
    )
    expect(abstract('bed.eps')).toBe(`<p>Stones.</p><figure class="fig">${caption}`)
  })
})
