import { describe, expect, it } from 'vitest'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import type { HeadInput } from '../../../core/domain/head/head-input.ts'
import { homeHead } from '../../../core/domain/head/home-head.ts'
import { issueHead } from '../../../core/domain/head/issue-head.ts'
import { linksetOf } from '../../../core/domain/head/linkset.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import { signpostsOf } from '../../../core/domain/head/signposts.ts'
import { writtenForm } from '../../../core/domain/head/written-form.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { article, journal, origin, shell, siteId } from './sample-journal.ts'
import { contentOf } from './head-of-article.ts'

const inputOf = (address: string, head: PageHead): HeadInput => ({
  shell,
  route: parseRoute(address),
  language: 'en',
  origin,
  ...head,
})

const articleInput = inputOf('/en/article/7', articleHead(contentOf(article)))

const issue = {
  id: '5',
  siteId,
  year: 2026,
  volume: '57',
  issue: '3',
  coverUrl: '',
  publishedOn: '2026-03-20',
}
const issueInput = inputOf(
  '/en/issue',
  issueHead({
    journal,
    years: [],
    issue,
    sections: [{ name: '', articles: [article, { ...article, id: '8', doi: '' }] }],
    previous: null,
    next: null,
  }),
)

const home = (part: Partial<typeof journal> | null): HeadInput =>
  inputOf(
    '/en',
    homeHead({ journal: part === null ? null : { ...journal, ...part }, journals: [], rows: [] }),
  )

describe('linksetOf', () => {
  it('leads from an article to its PDF and descriptions, and back from each', () => {
    const [page, ...others] = linksetOf(articleInput)
    expect(page?.anchor).toBe(`${origin}/en/article/doi/10.1234/slxb.1`)
    expect(page?.linkset).toBeUndefined()
    const back = [{ href: page?.anchor, type: 'text/html' }]
    expect(others).toEqual([
      { anchor: page?.item?.[0]?.href, collection: back },
      ...(page?.describedby ?? []).map(({ href }) => ({ anchor: href, describes: back })),
    ])
  })

  it('names all articles of an issue, and its journal', () => {
    const [page] = linksetOf(issueInput)
    expect(page?.item?.map(({ href }) => href)).toEqual([
      `${origin}/en/article/doi/10.1234/slxb.1`,
      `${origin}/en/article/8`,
    ])
    expect(page?.collection).toEqual([{ href: `${origin}/en/home`, type: 'text/html' }])
    expect(page?.anchor).toContain('/en/issue')
  })

  it('leads from a journal to its newest issue, where it has one', () => {
    const latestIssue = { year: 2026, volume: '57', issue: '3', publishedOn: '' }
    expect(linksetOf(home({ latestIssue }))[0]?.item?.[0]?.href).toBe(linksetOf(issueInput)[0]?.anchor)
    expect(linksetOf(home({ latestIssue: null }))[0]?.item).toBeUndefined()
  })

  it('is none of a page that is no journal, issue or article', () => {
    for (const input of [
      home(null),
      inputOf('/en/issue', { title: [] }),
      inputOf('/en/x', articleHead(null)),
    ]) {
      expect(linksetOf(input)).toEqual([])
      expect(signpostsOf(input)).toEqual([])
      expect(writtenForm(input, 'linkset')).toBeNull()
    }
  })
})

describe('writtenForm', () => {
  it('says an article as CSL-JSON, with journal and publisher', () => {
    expect(JSON.parse(writtenForm(articleInput, 'csl-json') ?? '')).toMatchObject({
      type: 'article-journal',
      'container-title': 'Journal of Hydraulic Engineering',
      ISSN: '0559-9350',
      publisher: 'Water Press',
      DOI: '10.1234/slxb.1',
      URL: `${origin}/en/article/doi/10.1234/slxb.1`,
    })
    expect(writtenForm(issueInput, 'csl-json')).toBeNull()
    const elsewhere = { ...articleInput, shell: { ...shell, journal: null } }
    expect(JSON.parse(writtenForm(elsewhere, 'csl-json') ?? '')).toMatchObject({ DOI: '10.1234/slxb.1' })
  })

  it('says article, issue and journal as JSON-LD, the same as in their pages', () => {
    const types = [articleInput, issueInput, home({})].map(
      (input) => (JSON.parse(writtenForm(input, 'json-ld') ?? '') as { readonly '@type': string })['@type'],
    )
    expect(types).toEqual(['ScholarlyArticle', 'PublicationIssue', 'Periodical'])
    expect(writtenForm(home(null), 'json-ld')).toBeNull()
  })

  it('says a set of links as one object', () => {
    expect(JSON.parse(writtenForm(issueInput, 'linkset') ?? '')).toEqual({ linkset: linksetOf(issueInput) })
  })
})
