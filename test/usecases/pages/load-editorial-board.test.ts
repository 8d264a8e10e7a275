import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadEditorialBoard } from '../../../core/usecases/pages/load-editorial-board.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

const load = (channelId: string, memberId: string | null, bench = gatewayBench()) =>
  settled(loadEditorialBoard(bench, { context, channelId, memberId }))

const members = () => {
  const board = load('302', null)
  if (board.status !== 'ready') throw new Error(board.status)
  return board.value.members
}

describe('loadEditorialBoard', () => {
  it('shows a board with its members, and asks for no articles [C2.14]', () => {
    const bench = gatewayBench()
    const board = load('302', null, bench)
    if (board.status !== 'ready') throw new Error(board.status)
    expect(board.value).toMatchObject({ channel: { id: '302' }, member: null })
    expect(board.value.members.length).toBeGreaterThan(1)
    expect(bench.calls.toSorted()).toEqual(['channelPage', 'expert', 'experts'])
  })

  it('tells of who leads the board alone, and shows it also where that cannot be had [C2.14]', () => {
    const bench = gatewayBench()
    const board = load('302', null, bench)
    const [first] = members()
    expect(board.status === 'ready' && board.value.lead).toMatchObject({
      expert: { id: first?.id },
      introduction: expect.stringContaining(''),
    })
    expect(load('302', first?.id ?? '')).toMatchObject({ value: { lead: null } })
    bench.break('expert', unreachable('expert'))
    const without = load('302', null, bench)
    if (without.status !== 'ready') throw new Error(without.status)
    expect(without.value.lead).toBeNull()
    expect(without.value.members).toEqual(members())
  })

  it('shows one member with what is told of them [C2.14]', () => {
    const [, second] = members()
    const shown = load('302', second?.id ?? '')
    if (shown.status !== 'ready') throw new Error(shown.status)
    expect(shown.value.member?.expert.id).toBe(second?.id)
    expect(shown.value.member?.introduction).not.toBeNull()
    expect(shown.value.body).toBeNull()
  })

  it.each([
    { zh: '', en: 'Ling Gao' },
    { zh: '高岭', en: '' },
  ])('finds the articles of a member who has a name in one language: $zh$en [C2.14]', (name) => {
    const [like] = sampleContent.articles.filter(({ article }) => article.siteId === context.siteId)
    if (like === undefined) throw new Error('the samples have no article of this journal')
    const writer = { name, orcid: '', email: '', corresponding: false, affiliations: [] }
    const bench = gatewayBench({
      ...sampleContent,
      articles: [{ ...like, article: { ...like.article, contributors: [writer] } }],
      experts: (sampleContent.experts ?? []).map((each) => ({ ...each, expert: { ...each.expert, name } })),
    })
    const shown = load('302', '30290', bench)
    expect(shown.status === 'ready' && shown.value.articles.totalElements).toBe(1)
  })

  it('shows every member of a board of hundreds, and the last of them on a page of their own [C2.14]', () => {
    const [like] = (sampleContent.experts ?? []).filter(({ topicId }) => topicId === '302')
    if (like === undefined) throw new Error('the samples have no board')
    const experts = Array.from({ length: 250 }, (_, at) => ({
      ...like,
      expert: { ...like.expert, id: `7${at + 1000}` },
    }))
    const bench = gatewayBench({ ...sampleContent, experts })
    const board = load('302', null, bench)
    const ids = experts.map(({ expert }) => expert.id)
    expect(board.status === 'ready' && board.value.members.map(({ id }) => id)).toEqual(ids)
    const last = load('302', ids.at(-1) ?? '', bench)
    expect(last.status === 'ready' && last.value.member?.expert.id).toBe(ids.at(-1))
  })

  it('shows a member also where their articles cannot be had', () => {
    const bench = gatewayBench()
    bench.break('articlesByAuthor', unreachable('articlesByAuthor'))
    const shown = load('302', members()[0]?.id ?? '', bench)
    expect(shown.status === 'ready' && shown.value.articles.content).toEqual([])
  })

  it('finds nobody of another board, and no board where the site has none', () => {
    expect(load('302', '999')).toEqual(failed({ kind: 'absent', call: 'expert' }))
    expect(load('', null)).toEqual(failed({ kind: 'absent', call: 'experts' }))
  })

  it.each(['channelPage', 'experts'])('fails as %s fails', (call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(load('302', null, bench)).toEqual(failed(unreachable(call)))
  })
})
