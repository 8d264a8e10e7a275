import { asSiteId, headOf, parseRoute, type Article, type ArticleContent, type HeadModel } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { article, chrome, origin } from './sample-journal.ts'

const articleHead = (part: Partial<Article> = {}, language: 'zh' | 'en' = 'en'): HeadModel => {
  const content: ArticleContent = {
    article: { ...article, ...part },
    fullText: null,
    previous: null,
    next: null,
  }
  return headOf({ chrome, route: parseRoute('/thesisDetails?columnId=7'), language, origin, content })
}

const metas = (head: HeadModel): readonly (readonly [string, string])[] =>
  head.metas.filter(({ name }) => name.startsWith('citation_')).map(({ name, content }) => [name, content])

describe('headOf an article', () => {
  it('holds what programs read from article pages', () => {
    expect(metas(articleHead())).toEqual([
      ['citation_title', 'CO2 & rivers'],
      ['citation_author', 'San ZHANG'],
      ['citation_author_institution', 'Hohai University'],
      ['citation_author_institution', 'Institute of Water'],
      ['citation_author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
      ['citation_author', 'Si LI'],
      ['citation_author_institution', 'Institute of Water'],
      ['citation_journal_title', 'Journal of Hydraulic Engineering'],
      ['citation_journal_abbrev', 'J. Hydraul. Eng.'],
      ['citation_publisher', 'Water Press'],
      ['citation_issn', '0559-9350'],
      ['citation_date', '2026/03/20'],
      ['citation_publication_date', '2026/03/20'],
      ['citation_online_date', '2026/02/01'],
      ['citation_year', '2026'],
      ['citation_volume', '57'],
      ['citation_issue', '3'],
      ['citation_firstpage', '10'],
      ['citation_lastpage', '20'],
      ['citation_doi', '10.1234/slxb.1'],
      ['citation_language', 'en'],
      ['citation_keywords', 'river; CO2'],
      ['citation_abstract', 'One. Two.'],
      ['citation_abstract_html_url', `${origin}/en/article/doi/10.1234/slxb.1`],
      ['citation_fulltext_html_url', `${origin}/en/article/doi/10.1234/slxb.1`],
    ])
  })

  it('names one canonical address, both languages, and a DOI that resolves', () => {
    const address = (language: string) => `${origin}/${language}/article/doi/10.1234/slxb.1`
    expect(articleHead().links).toEqual([
      { rel: 'canonical', href: address('en') },
      { rel: 'alternate', hreflang: 'zh', href: address('zh') },
      { rel: 'alternate', hreflang: 'en', href: address('en') },
      { rel: 'alternate', hreflang: 'x-default', href: address('zh') },
      { rel: 'cite-as', href: 'https://doi.org/10.1234/slxb.1' },
    ])
    const demonstration = articleHead({ doi: '10.5555/slxb.1' })
    expect(demonstration.links.some(({ rel }) => rel === 'cite-as')).toBe(false)
    expect(JSON.stringify(demonstration.jsonLd)).not.toContain('doi.org')
  })

  it('falls back to the year for a date, to the article number for a page, and leaves the rest out', () => {
    const bare = articleHead(
      {
        doi: '',
        publishedOn: '',
        volume: '',
        issue: '',
        firstPage: '',
        lastPage: '',
        elocationId: 'e9',
        hasFullText: false,
        siteId: asSiteId('27'),
      },
      'zh',
    )
    const names = metas(bare).map(([name]) => name)
    expect(metas(bare)).toContainEqual(['citation_publication_date', '2026'])
    expect(metas(bare)).toContainEqual(['citation_firstpage', 'e9'])
    expect(metas(bare)).toContainEqual(['citation_abstract_html_url', `${origin}/zh/article/7`])
    for (const absent of ['doi', 'volume', 'issue', 'lastpage', 'fulltext_html_url', 'issn', 'publisher']) {
      expect(names).not.toContain(`citation_${absent}`)
    }
  })

  it('describes the article for search engines', () => {
    expect(articleHead().jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      headline: 'CO2 & rivers',
      name: 'CO2 & rivers',
      author: [
        {
          '@type': 'Person',
          name: 'San ZHANG',
          affiliation: [
            { '@type': 'Organization', name: 'Hohai University' },
            { '@type': 'Organization', name: 'Institute of Water' },
          ],
          sameAs: 'https://orcid.org/0000-0002-1825-0097',
        },
        {
          '@type': 'Person',
          name: 'Si LI',
          affiliation: [{ '@type': 'Organization', name: 'Institute of Water' }],
        },
      ],
      datePublished: '2026-03-20',
      dateModified: '2026-01-05',
      inLanguage: 'en',
      abstract: 'One. Two.',
      keywords: ['river', 'CO2'],
      identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.1234/slxb.1' },
      sameAs: 'https://doi.org/10.1234/slxb.1',
      license: 'https://example.org/by',
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: 'Water Press' },
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '3',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '57',
          isPartOf: {
            '@type': 'Periodical',
            name: 'Journal of Hydraulic Engineering',
            alternateName: 'J. Hydraul. Eng.',
            issn: '0559-9350',
          },
        },
      },
      pageStart: '10',
      pageEnd: '20',
      url: `${origin}/en/article/doi/10.1234/slxb.1`,
      mainEntityOfPage: `${origin}/en/article/doi/10.1234/slxb.1`,
    })
  })
})
