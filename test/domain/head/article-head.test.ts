import type { Contributor } from '../../../core/domain/article/article.ts'
import { articleHead as headOfArticle } from '../../../core/domain/head/article-head.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'
import { articleHead, metas } from './head-of-article.ts'
import { shell, none, origin } from './sample-journal.ts'

describe('headOf an article', () => {
  it('holds what programs read from article pages', () => {
    expect(metas(articleHead())).toEqual([
      ['citation_title', 'CO₂ & rivers'],
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
      ['citation_keywords', 'river; CO₂'],
      ['citation_abstract', 'One. Two.'],
      ['citation_abstract_html_url', `${origin}/en/article/doi/10.1234/slxb.1`],
      ['citation_fulltext_html_url', `${origin}/en/article/doi/10.1234/slxb.1`],
      ['citation_pdf_url', `${origin}/en/article/doi/10.1234/slxb.1.pdf`],
    ])
  })

  it('names the PDF beside the page, and none where there is none or nothing is known of one [C9.12]', () => {
    const byId = articleHead({ doi: '' }, 'zh')
    expect(metas(byId)).toContainEqual(['citation_pdf_url', `${origin}/zh/article/7.pdf`])
    expect(metas(articleHead({ hasPdf: false })).map(([name]) => name)).not.toContain('citation_pdf_url')
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

  it('shows the article to those who share it, by its own title, and describes it by its abstract', () => {
    const others = articleHead().metas.filter(({ name }) => !name.startsWith('citation_'))
    expect(others).toEqual([
      { name: 'description', content: 'One. Two.' },
      { name: 'og:title', content: 'CO₂ & rivers - Journal of Hydraulic Engineering' },
      { name: 'og:type', content: 'article' },
      { name: 'og:url', content: `${origin}/en/article/doi/10.1234/slxb.1` },
      { name: 'og:description', content: 'One. Two.' },
      { name: 'og:site_name', content: 'Journal of Hydraulic Engineering' },
      { name: 'title', content: 'CO₂ & rivers' },
    ])
  })

  it('calls bodies that write organisations, as they are told or named', () => {
    const nobody = { orcid: '', email: '', corresponding: false, affiliations: [] }
    const kinds = (...contributors: readonly Pick<Contributor, 'name' | 'citedName'>[]) => {
      const jsonLd: unknown = articleHead({
        contributors: contributors.map((each) => ({ ...nobody, ...each })),
      }).jsonLd
      return (jsonLd as { readonly author: readonly object[] }).author.map((each) =>
        Reflect.get(each, '@type'),
      )
    }
    expect(
      kinds(
        { name: { zh: '张三', en: 'San Zhang' } },
        { name: { zh: '', en: 'Haijin Cable Array Working Group' } },
        {
          name: { zh: '编辑部', en: '' },
          citedName: { zh: { kind: 'whole', name: '编辑部' }, en: null },
        },
      ),
    ).toEqual(['Person', 'Organization', 'Organization'])
  })

  it('keeps an article out of indexes, and its address to itself, where it could not be had', () => {
    for (const page of [headOfArticle(null), { title: [], content: null }]) {
      const route = parseRoute('/zh/article/7')
      expect(headOf({ shell, route, language: 'zh', origin, ...page })).toEqual({
        language: 'zh',
        title: '水利学报',
        metas: [
          { name: 'robots', content: 'noindex, follow' },
          { name: 'og:title', content: '水利学报' },
          { name: 'og:type', content: 'website' },
          { name: 'og:site_name', content: '水利学报' },
        ],
        links: [],
        jsonLd: null,
      })
    }
  })

  it('says of another site’s article without number, volume and licence only what is known', () => {
    const bare = articleHead({
      siteId: asSiteId('27'),
      doi: '',
      issue: '',
      volume: '',
      license: null,
      openAccess: false,
      contributors: [],
      firstPage: '',
      lastPage: '',
      elocationId: 'e9',
      dates: { received: '', revised: '', accepted: '', online: '', published: '2026-03-02' },
    })
    expect(bare.jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      headline: 'CO₂ & rivers',
      name: 'CO₂ & rivers',
      datePublished: '2026-03-02',
      inLanguage: 'en',
      abstract: 'One. Two.',
      keywords: ['river', 'CO₂'],
      isPartOf: { '@type': 'Periodical', name: 'Journal of Hydraulic Engineering' },
      pageStart: 'e9',
      url: `${origin}/en/article/7`,
      mainEntityOfPage: `${origin}/en/article/7`,
    })
    expect(
      articleHead({ siteId: asSiteId('27'), journalName: none, issue: '', volume: '' }).jsonLd,
    ).not.toHaveProperty('isPartOf')
  })

  it('describes the article for search engines', () => {
    expect(articleHead().jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      headline: 'CO₂ & rivers',
      name: 'CO₂ & rivers',
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
      inLanguage: 'en',
      abstract: 'One. Two.',
      keywords: ['river', 'CO₂'],
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
