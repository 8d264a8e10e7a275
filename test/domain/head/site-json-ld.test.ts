import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd, siteJsonLd } from '../../../core/domain/head/site-json-ld.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { origin, shell } from './sample-journal.ts'

describe('breadcrumbJsonLd', () => {
  it('numbers the steps of the way from one', () => {
    const way = [
      { name: 'Home', url: 'https://slgc.example.org/en/home' },
      { name: 'Issues', url: 'https://slgc.example.org/en/issue' },
    ]
    expect(breadcrumbJsonLd(way)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://slgc.example.org/en/home' },
        { '@type': 'ListItem', position: 2, name: 'Issues', item: 'https://slgc.example.org/en/issue' },
      ],
    })
  })
})

describe('siteJsonLd', () => {
  it('tells how the site is searched, with a place for the words', () => {
    const input = { title: ['Home'], shell, route: parseRoute('/en/home'), language: 'en', origin } as const
    expect(siteJsonLd(input, `${origin}/en/home`)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: expect.stringMatching(/\/article\?.*[?&]?q=\{search_term_string\}/),
        },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})
