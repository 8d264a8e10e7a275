import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const letterWith = (front: string): string => {
  const after = `<sub-article article-type="reviewer-report" id="l"><front-stub>${front}</front-stub><body><p>Good stones.</p></body></sub-article>`
  const html = recordOf(article({ after })).fullText.en?.html ?? ''
  return /<section id="l-l"><h3[^>]*>.*?<\/h3>(.*?)<\/section>/.exec(html)?.[1] ?? ''
}

const link = (href: string, text: string) => `<a href="${href}" rel="noopener">${text}</a>`

describe('a report of a reviewer', () => {
  it('has the numbers of its writers in ORCID, given as identifier or as address', () => {
    const writer = (id: string) =>
      letterWith(
        `<contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ann</given-names></name><role>Referee &amp; guest</role>${id}</contrib></contrib-group>`,
      )
    const line = `<p class="attrib">Ann Moss, Referee &amp; guest, ORCID ${link('https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097')}</p><p>Good stones.</p>`
    expect(
      writer('<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>'),
    ).toBe(line)
    expect(writer('<uri content-type="orcid">https://orcid.org/0000-0002-1825-0097</uri>')).toBe(line)
  })

  it('has its own address, and its advice in words', () => {
    expect(
      letterWith(
        '<article-id pub-id-type="doi">10.5555/r1</article-id><custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>approve-with-reservations</meta-value></custom-meta></custom-meta-group>',
      ),
    ).toBe(
      `<p class="attrib">Recommendation: approve with reservations</p><p class="attrib">DOI: ${link('https://doi.org/10.5555/r1', '10.5555/r1')}</p><p>Good stones.</p>`,
    )
  })

  it('keeps its footnotes, and the title of its references', () => {
    const after =
      '<sub-article article-type="reply" id="l"><front-stub/><body><p>Thanks.<fn><p>Once more.</p></fn></p></body><back><ref-list><title>Sources</title><ref id="x"><mixed-citation>Alder.</mixed-citation></ref></ref-list></back></sub-article>'
    const xml = article({ body: '<p>Text.<fn><p>A note.</p></fn></p>', after })
    const html = recordOf(xml).fullText.en?.html ?? ''
    const [own = '', review = ''] = html.split('<details>')
    expect(own).toMatch(/<ul class="notes"><li id="fn-1">(?:(?!<li).)*A note\./)
    expect(own).not.toContain('Once more')
    expect(review).toContain('<p>Thanks.<sup><a href="#fn-2" id="fnref-fn-2" class="ref-fn">2</a></sup></p>')
    expect(review).toContain('<p class="list-title"><b>Sources</b></p><ol')
    expect(review).toMatch(/<div class="footnotes"><ul class="notes"><li id="fn-2">(?:(?!<li).)*Once more\./)
  })

  it('tells in its front what it is about, who wrote it, who paid, and what comes with it', () => {
    const front =
      '<title-group><article-title>Two floods</article-title><subtitle>A review</subtitle></title-group><contrib-group><contrib contrib-type="author"><name><surname>Moss</surname></name><bio><p>She swims.</p></bio></contrib></contrib-group><product><source>Floods</source><year>2001</year></product><trans-abstract xml:lang="fr"><p>Deux livres.</p></trans-abstract><funding-group><funding-statement>Paid by nobody.</funding-statement></funding-group><supplementary-material><label>Map</label></supplementary-material>'
    const after = `<sub-article article-type="book-review" id="l"><front-stub>${front}</front-stub><body><p>Read both.</p></body></sub-article>`
    expect(recordOf(article({ after })).fullText.en?.html).toContain(
      '<h3 id="l-l-h">Two floods: A review</h3><p class="attrib">Moss</p><p><i>Floods</i> (2001).</p><div lang="fr"><p>Deux livres.</p></div><p>She swims.</p><p>Paid by nobody.</p><div class="supplement" id="m-1"><p><b class="label">Map</b></p></div><p>Read both.</p>',
    )
  })
})
