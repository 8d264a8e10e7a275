import { describe, expect, it } from 'vitest'
import { readOpenUrl } from '../../../core/domain/library/open-url.ts'
import { readQuery } from '../../../core/domain/route/query.ts'
import { asSiteId, type SiteType } from '../../../core/domain/site/site.ts'
import { findByOpenUrl } from '../../../core/usecases/library/find-by-open-url.ts'
import { listHoldings } from '../../../core/usecases/library/list-holdings.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const issn = 'issn=1000-0001'

function found(query: string, type: SiteType = 'single', bench = gatewayBench()): unknown {
  const remote = settled(findByOpenUrl(bench, { context, type, asked: readOpenUrl(readQuery(query)) }))
  if (remote.status === 'failed') return remote.error.kind
  if (remote.status !== 'ready') return remote.status
  const target = remote.value
  if (target.kind === 'article') return `article ${target.article.id}`
  if (target.kind === 'backIssues') return `back issues ${target.journal.sld}`
  return target.kind === 'issue' ? `issue ${target.issue.id}` : `journal ${target.journal.sld}`
}

describe('findByOpenUrl', () => {
  it.each([
    ['an article by its DOI', 'id=doi:10.5555/jiang.32026201', 'article 32026201'],
    ['an article by its first page', `${issn}&volume=8&issue=2&spage=11`, 'article 32026201'],
    [
      'an article by its parts where its DOI is unknown',
      `${issn}&volume=8&issue=2&spage=11&doi=10.1234/x`,
      'article 32026201',
    ],
    ['the issue where no article begins on the page', `${issn}&volume=8&issue=2&spage=999`, 'issue 320262'],
    ['the issue where no page is named', `${issn}&volume=8&issue=2`, 'issue 320262'],
    ['the journal where nothing else is named', issn, 'journal jiang'],
    ['the back issues where several issues are meant', `${issn}&volume=8`, 'back issues jiang'],
    ['the back issues where several articles are meant', `${issn}&volume=8&spage=11`, 'back issues jiang'],
    ['the back issues for an issue that is not there', `${issn}&volume=99`, 'back issues jiang'],
    ['the back issues for a page alone', `${issn}&spage=11`, 'back issues jiang'],
    ['the back issues of a year without any', `${issn}&date=1901&genre=journal`, 'back issues jiang'],
    [
      'the journal by its online ISSN beside another',
      `rft.eissn=1000-0001&rft.issn=9999-9999`,
      'journal jiang',
    ],
    ['nothing of another journal', 'issn=9999-9999&volume=8&issue=2', 'absent'],
    ['nothing without a journal', 'volume=8&issue=2&spage=11', 'absent'],
  ])('finds %s', (_, query, expected) => {
    expect(found(query)).toBe(expected)
  })

  it('looks among all journals of a group', () => {
    const bench = gatewayBench()
    const remote = settled(
      findByOpenUrl(bench, {
        context: { ...context, siteId: asSiteId('2') },
        type: 'group',
        asked: readOpenUrl(readQuery(issn)),
      }),
    )
    expect(remote.status).toBe('ready')
    expect(bench.calls).toEqual(['journals'])
  })

  it('passes on what keeps it from looking', () => {
    for (const call of ['byDoi', 'journal', 'years', 'contents']) {
      const bench = gatewayBench()
      bench.break(call, unreachable(call))
      const query = call === 'byDoi' ? 'doi=10.5555/x' : `${issn}&volume=8&issue=2&spage=11`
      expect(found(query, 'single', bench)).toBe('unreachable')
    }
  })
})

describe('listHoldings', () => {
  it('has the journals of a site with their issues, and where they are', () => {
    const list = (siteId: string, type: SiteType) =>
      settled(
        listHoldings(
          gatewayBench(),
          { context: { language: 'zh', siteId: asSiteId(siteId) }, type },
          ({ sld }) => `/${sld}`,
        ),
      )
    const own = list('3', 'single')
    expect(own).toMatchObject({
      value: [{ journal: { sld: 'jiang' }, url: '/jiang', years: [{ year: 2026 }, { year: 2025 }] }],
    })
    const newest = own.status === 'ready' ? (own.value[0]?.newest ?? []) : []
    expect(newest.length).toBeGreaterThan(0)
    const group = list('2', 'group')
    expect(group.status === 'ready' && group.value.length).toBeGreaterThan(1)
  })
})
