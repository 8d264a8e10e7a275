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
})
