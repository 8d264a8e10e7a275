import { describe, expect, it } from 'vitest'
import type { Article } from '../../../core/domain/article/article.ts'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import { printSignposts, signpostsOf, type Signpost } from '../../../core/domain/head/signposts.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { article, origin, shell } from './sample-journal.ts'
import { contentOf } from './head-of-article.ts'

const signposts = (part: Partial<Article> = {}): readonly Signpost[] => {
  const content = contentOf({ ...article, ...part })
  return signpostsOf({
    shell,
    route: parseRoute('/en/article/7'),
    language: 'en',
    origin,
    ...articleHead(content),
  })
}
const targets = (rel: Signpost['rel'], part: Partial<Article> = {}): readonly string[] =>
  signposts(part).flatMap((signpost) => (signpost.rel === rel ? [signpost.href] : []))

describe('signpostsOf', () => {
  it('cites a DOI that leads back, and none that leads nowhere [C9.12]', () => {
    expect(targets('cite-as', { doi: '10.1234/a.b' })).toEqual(['https://doi.org/10.1234/a.b'])
    expect(targets('cite-as', { doi: '10.5555/a.b' })).toEqual([])
    expect(targets('cite-as', { doi: '' })).toEqual([])
  })

  it('names the PDF beside the page, where there is one', () => {
    expect(targets('item', { doi: '10.1234/a', hasPdf: true })).toEqual([
      `${origin}/en/article/doi/10.1234/a.pdf`,
    ])
    expect(targets('item', { hasPdf: false })).toEqual([])
  })

  it('says what kind of page it is, and where it is described', () => {
    expect(targets('type')).toEqual(['https://schema.org/ScholarlyArticle', 'https://schema.org/AboutPage'])
    const described = signposts({ id: '7' }).filter(({ rel }) => rel === 'describedby')
    expect(described.map(({ type }) => type)).toEqual([
      'application/xml',
      'application/x-bibtex',
      'application/x-research-info-systems',
      'application/vnd.citationstyles.csl+json',
      'application/ld+json',
    ])
    for (const { href } of described.slice(0, 3))
      expect(href).toMatch(/^https:\/\/[^/]+\/rc-pub\/front\/front-article\/.*=7&/)
    for (const { href } of described.slice(3)) expect(href.startsWith(`${origin}/metadata?as=`)).toBe(true)
  })

  it('names only licences that are addresses', () => {
    const url = 'https://creativecommons.org/licenses/by/4.0/'
    expect(targets('license', { license: { url, name: 'CC BY' } })).toEqual([url])
    for (const other of ['javascript:alert(1)', '/here', '', 'mailto:a@b.cn'])
      expect(targets('license', { license: { url: other, name: '' } })).toEqual([])
  })

  it('is none of another page', () => {
    const route = parseRoute('/en/issue')
    expect(signpostsOf({ shell, route, language: 'en', origin, title: [] })).toEqual([])
  })
})

describe('printSignposts', () => {
  it('is printable ASCII in which nothing ends a link early', () => {
    const href = 'https://a.cn/水> ;rel="x", <b\u0001"'
    expect(printSignposts([{ rel: 'license', href }])).toBe(
      '<https://a.cn/%E6%B0%B4%3E%20;rel=%22x%22,%20%3Cb%01%22>; rel="license"',
    )
    expect(printSignposts([])).toBe('')
  })

  it('is the way to the set of links alone where a server on the way would refuse it', () => {
    const authors = Array.from({ length: 200 }, (_, at): Signpost => ({
      rel: 'author',
      href: `https://orcid.org/${at}`,
    }))
    const linkset: Signpost = {
      rel: 'linkset',
      href: 'https://a.cn/metadata',
      type: 'application/linkset+json',
    }
    const alone = '<https://a.cn/metadata>; rel="linkset"; type="application/linkset+json"'
    expect(printSignposts([...authors, linkset])).toBe(alone)
    expect(printSignposts([...authors.slice(0, 10), linkset])).toMatch(
      /orcid\.org\/9>.*, <https:\/\/a\.cn\/metadata>/,
    )
  })
})
