import type { UnissuedChoice, UnissuedStage } from '../../../core/domain/article/unissued.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadUnissued } from '../../../core/usecases/pages/load-unissued.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent, type FakeContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

/** So many articles of the journal at a version, in no issue; one a day. */
const unissued = (count: number, version: number): FakeContent['articles'] => {
  const [like] = sampleContent.articles.filter(({ article }) => article.siteId === context.siteId)
  if (like === undefined) throw new Error('the samples have no article of this journal')
  return Array.from({ length: count }, (_, at) => ({
    ...like,
    article: {
      ...like.article,
      id: `u${version}-${at}`,
      issueId: '',
      version,
      visits: 100 - at,
      publishedOn: `2026-09-${String(30 - at).padStart(2, '0')}`,
    },
  }))
}

const bench = () =>
  gatewayBench({
    ...sampleContent,
    articles: [...sampleContent.articles, ...unissued(22, 1), ...unissued(3, -1)],
  })

const load = (stage: UnissuedStage, page: number, ports = bench(), choice: UnissuedChoice = {}) =>
  settled(loadUnissued(ports, { context, stage, choice, page }))

describe('loadUnissued', () => {
  it('shows a page of what is online first, newest first, and counts what is just accepted [C2.7]', () => {
    const state = load('onlineFirst', 2)
    if (state.status !== 'ready') throw new Error(state.status)
    const { list, counts } = state.value
    expect(list.content.map(({ article }) => article.id)).toEqual(['u1-20', 'u1-21'])
    expect(list).toMatchObject({ number: 1, totalPages: 2, totalElements: 22 })
    expect(counts).toEqual({ onlineFirst: 22, justAccepted: 3 })
  })

  it('tells articles that are accepted from those that can be cited [C2.7] [C3.13]', () => {
    const state = load('justAccepted', 1)
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.list.content.every(({ article }) => article.version === -1)).toBe(true)
    expect(state.value.counts).toEqual({ onlineFirst: 22, justAccepted: 3 })
  })

  it('has no page beyond the last, and a first page where there is nothing', () => {
    expect(load('onlineFirst', 3)).toEqual(failed({ kind: 'absent', call: 'onlineFirst' }))
    expect(load('onlineFirst', 1, gatewayBench()).status).toBe('ready')
    expect(load('onlineFirst', 2, gatewayBench()).status).toBe('failed')
  })

  it('fails as its list fails', () => {
    const broken = bench()
    broken.break('unissued', unreachable('unissued'))
    expect(load('onlineFirst', 1, broken)).toEqual(failed(unreachable('unissued')))
  })

  it('has the sections at its stage and what is read most beside it [C2.7]', () => {
    const state = load('onlineFirst', 1)
    if (state.status !== 'ready') throw new Error(state.status)
    const { sections, mostRead } = state.value
    expect(sections.map(({ count }) => count)).toEqual([22])
    expect(mostRead).toHaveLength(5)
    expect(Object.keys(mostRead[0] ?? {})).toEqual(['id', 'siteId', 'doi', 'title'])
  })

  it('says how long articles take from receipt to first publication [C2.7]', () => {
    const state = load('onlineFirst', 1)
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.pace?.articles).toBeGreaterThan(20)
    expect(state.value.pace?.days).toBeGreaterThan(0)
  })

  it('shows one section in the order that is asked for, and counts all [C2.7]', () => {
    const [own, other] = [unissued(22, 1), unissued(3, 2)]
    const renamed = other.map((one) => ({
      ...one,
      article: { ...one.article, section: { zh: '水沙', en: 'Sediment' } },
    }))
    const ports = gatewayBench({
      ...sampleContent,
      articles: [...sampleContent.articles, ...own, ...renamed],
    })
    const state = load('onlineFirst', 1, ports, { section: 'Sediment', order: 'oldest' })
    if (state.status !== 'ready') throw new Error(state.status)
    const { list, counts, sections, choice } = state.value
    expect(list.content.map(({ article }) => article.id)).toEqual(['u2-2', 'u2-1', 'u2-0'])
    expect(counts).toEqual({ onlineFirst: 25, justAccepted: 0 })
    expect(sections).toMatchObject([{ count: 22 }, { value: 'Sediment', label: '水沙', count: 3 }])
    expect(choice).toEqual({ section: 'Sediment', order: 'oldest' })
    const none = load('onlineFirst', 1, ports, { section: '没有' })
    expect(none).toMatchObject({ status: 'ready', value: { list: { totalElements: 0 } } })
  })

  it.each([
    ['unissuedSections', 'sections', []],
    ['ranked', 'mostRead', []],
    ['publishingPace', 'pace', null],
  ] as const)('stands without what %s cannot tell', (call, name, without) => {
    const broken = bench()
    broken.break(call, unreachable(call))
    const state = load('onlineFirst', 1, broken)
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value[name]).toEqual(without)
    expect(state.value.list.totalElements).toBe(22)
  })
})
