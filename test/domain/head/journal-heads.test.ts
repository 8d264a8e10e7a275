import { sampleChannels } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import type { ExpertPage } from '../../../core/domain/expert/expert.ts'
import { boardHead } from '../../../core/domain/head/board-head.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { indexTermHead } from '../../../core/domain/head/index-term-head.ts'
import { archiveHead, scienceHead, sectionHead } from '../../../core/domain/head/journal-heads.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import { searchHead } from '../../../core/domain/head/search-head.ts'
import { unissuedHead } from '../../../core/domain/head/unissued-head.ts'
import type { ArchiveContent, EditorialBoardContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { journal, none, origin, shell, siteId } from './sample-journal.ts'

const headAt = (address: string, page: PageHead) =>
  headOf({ shell, route: parseRoute(address), language: 'zh', origin, ...page })
const linkAt = (address: string, page: PageHead, rel: string) =>
  headAt(address, page).links.find((link) => link.rel === rel)?.href
const canonicalAt = (address: string, page: PageHead) => linkAt(address, page, 'canonical')
const feedAt = (address: string, page: PageHead) =>
  headAt(address, page).links.find(({ type }) => type === 'application/rss+xml')?.href

/** A page of a list of 21. */
const listAt = (number: number) => ({ content: [], number, totalPages: 2, totalElements: 21 })
const [column] = sampleChannels({ id: '12', code: 'science', name: { zh: '全部论文', en: 'All papers' } })
if (column === undefined) throw new Error('no column')

describe('the head of the back issues', () => {
  const decade = (first: number) => ({ decade: first, issueCount: 1 })
  const content = (shown: number | null): ArchiveContent => ({
    journal,
    years: [],
    issueCount: 2,
    decades: shown === null ? [] : [decade(2020), decade(1990)],
    shown: shown === null ? null : { ...decade(shown), years: [] },
    latest: [],
    onThisDay: [],
  })

  it('names an older decade by its years, and gives it an address of its own [C2.9] [C9.12]', () => {
    const older = archiveHead(content(1990), '过刊浏览')
    expect(headAt('/zh/volumn/home?decade=1990', older).title).toMatch(/^1990–1999 - 过刊浏览 - /)
    expect(canonicalAt('/zh/volumn/home?decade=1990', older)).toBe(`${origin}/zh/volumn/home?decade=1990`)
  })

  it.each([2020, null])(
    'has one address for the newest decade (%s), however it is asked for [C2.9]',
    (shown) => {
      const newest = archiveHead(content(shown), '过刊浏览')
      for (const address of ['/zh/volumn/home', '/zh/volumn/home?decade=2020', '/academic?type=backissue'])
        expect(canonicalAt(address, newest)).toBe(`${origin}/zh/volumn/home`)
      expect(newest.title).toEqual(['过刊浏览'])
    },
  )
})

describe('the head of a section', () => {
  const section = { value: '综述', label: 'Reviews', count: 21 }

  it('is named as its readers call it, with its feed, each page with its address [C2.11] [C2.36]', () => {
    const second = sectionHead({ section, sections: [section], list: listAt(1) })
    const address = `/zh/section/${encodeURIComponent('综述')}?page=2`
    expect(canonicalAt(address, second)).toBe(origin + address)
    expect(linkAt(address, second, 'alternate')).toBe(origin + address)
    expect(headAt(address, second).title).toMatch(/^Reviews - /)
    expect(feedAt(address, second)).toContain(`type=column&column=${encodeURIComponent('综述')}`)
  })
})

describe('the head of all articles', () => {
  it('is named by the column that leads to it, else by what the page is [C2.10] [C9.12]', () => {
    const page = { channel: column, body: null }
    expect(scienceHead({ column: page, list: listAt(0) }, '论文').title).toEqual([column.name])
    expect(scienceHead({ column: null, list: listAt(0) }, '论文').title).toEqual(['论文'])
  })

  it('has one address for all columns that lead to it, and one for each further page [C2.10]', () => {
    const head = (number: number) => scienceHead({ column: null, list: listAt(number) }, '论文')
    const first = canonicalAt('/science?columnId=12&lang=zh', head(0))
    expect(first).toBe(canonicalAt('/science?columnId=13', head(0)))
    expect(first).not.toContain('columnId')
    expect(canonicalAt('/science?columnId=12&page=2', head(1))).toContain('page=2')
    expect(feedAt('/science', head(0))).toContain('type=latest')
  })
})

describe('the head of what is in no issue yet', () => {
  const unissued = {
    stage: 'onlineFirst',
    choice: {},
    counts: { onlineFirst: 44, justAccepted: null },
    sections: [],
    mostRead: [],
    pace: null,
  } as const

  it.each([
    ['onlineFirst', '/academic?type=singleFirst'],
    ['justAccepted', '/academic?type=latestOffer'],
  ] as const)('gives %s one address for every column, and its feed [C2.7]', (stage, older) => {
    const head = (number: number) => unissuedHead({ ...unissued, stage, list: listAt(number) }, '优先出版')
    for (const address of [`/zh/${stage}`, `/zh/${stage}?columnId=12`, older])
      expect(canonicalAt(address, head(0))).toBe(`${origin}/zh/${stage}`)
    expect(canonicalAt(`/zh/${stage}?page=2`, head(1))).toBe(`${origin}/zh/${stage}?page=2`)
    expect(feedAt(`/zh/${stage}`, head(0))).toContain(`type=${stage}`)
    expect(head(0).title).toEqual(['优先出版'])
    expect(head(0).listed).toBe(true)
  })

  it('keeps a list that is narrowed or sorted out of indexes [C2.7]', () => {
    const head = unissuedHead(
      { ...unissued, list: listAt(0), choice: { section: '水', order: 'oldest' } },
      '',
    )
    expect(head.listed).toBe(false)
    expect(canonicalAt('/zh/onlineFirst?sort=oldest&section=水', head)).toBeUndefined()
  })
})

describe('the head of an editorial board', () => {
  const member: ExpertPage = {
    expert: {
      id: '91',
      siteId,
      name: { zh: '苏婉清', en: 'Wanqing Su' },
      position: none,
      affiliation: { zh: '江海大学', en: 'Jianghai University' },
      field: none,
      pictureUrl: '',
    },
    introduction: null,
    email: '',
    orcid: '',
  }
  const board = (shown: ExpertPage | null): EditorialBoardContent => ({
    channel: { ...column, code: 'editorial', name: { zh: '编委会', en: 'Editorial board' } },
    body: null,
    members: [member.expert],
    lead: null,
    member: shown,
    articles: listAt(0),
  })

  it('tells a member from the board: by name, affiliation and address [C2.14] [C9.12]', () => {
    const whole = boardHead(board(null))
    const one = boardHead(board(member))
    expect(canonicalAt('/zh/editorial-board', whole)).toBe(`${origin}/zh/editorial-board/12`)
    expect(canonicalAt('/newEditorial/26/12/91/zh', one)).toBe(`${origin}/zh/editorial-board/12/91`)
    const { title, metas } = headAt('/zh/editorial-board/12/91', one)
    expect(title).toMatch(/^苏婉清 - 编委会 - /)
    expect(metas).toContainEqual({ name: 'description', content: '江海大学' })
    expect(headAt('/zh/editorial-board/12', whole).title).toMatch(/^编委会 - /)
    expect(whole.description).toBeUndefined()
  })
})

describe('the heads of these pages', () => {
  it.each([
    ['back issues', archiveHead(null, '名')],
    ['a section', sectionHead(null)],
    ['all articles', scienceHead(null, '名')],
    ['what is in no issue', unissuedHead(null, '名')],
    ['a board', boardHead(null)],
    ['a term', indexTermHead(null, '名')],
    ['a search', searchHead(null, '名')],
  ])('say of %s that could not be had its name alone, and keep it out of indexes [C9.12]', (_, head) => {
    const { metas, links, title } = headAt('/zh/volumn/home', head)
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex, follow' })
    expect(links).toEqual([])
    expect(title).toContain(journal.name.zh)
  })
})
