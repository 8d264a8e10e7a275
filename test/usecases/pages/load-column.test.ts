import type { Channel } from '../../../core/domain/channel/channel.ts'
import { findChannel } from '../../../core/domain/channel/find-channel.ts'
import { isEmptyColumn } from '../../../core/domain/page/empty-column.ts'
import type { ChannelPageContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { loadColumn } from '../../../core/usecases/pages/load-column.ts'
import { failed, ready, type Remote } from '../../../core/usecases/remote.ts'
import { sampleContent, type FakeContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const html = '<p>Do no harm.</p>' as SafeHtml
const siteId = asSiteId('3')

const columnsOf = (channels: readonly Channel[]): readonly Channel[] =>
  channels.flatMap((channel) => [
    { ...channel, children: [], id: '390', code: 'ethics' },
    { ...channel, children: [], id: '391', code: 'plain' },
  ])

/** The sample content with two columns that have no screen of their own, one with a text. */
const content: FakeContent = {
  ...sampleContent,
  sites: sampleContent.sites.map((site) =>
    site.site.id === siteId
      ? { ...site, channels: columnsOf(site.channels.slice(0, 1)), bodies: { '390': { zh: null, en: html } } }
      : site,
  ),
}
const channels = content.sites.find(({ site }) => site.id === siteId)?.channels ?? []

function open(
  address: string,
  language: 'zh' | 'en' = 'en',
  bench = gatewayBench(content),
): Remote<ChannelPageContent> {
  const channelId = findChannel(channels, parseRoute(address))?.id ?? 'none'
  return settled(loadColumn(bench, { context: { language, siteId }, channelId }))
}

describe('loadColumn', () => {
  it.each(['/en/ethics', '/ethics?columnId=390&lang=en'])(
    'shows the column and its text at %s [C2.3]',
    (address) => {
      const bench = gatewayBench(content)
      expect(open(address, 'en', bench)).toEqual(ready({ channel: channels[0], body: html }))
      expect(bench.calls).toEqual(['channelPage'])
    },
  )

  it('shows a column without a text in this language [C2.3]', () => {
    expect(open('/zh/ethics', 'zh')).toEqual(ready({ channel: channels[0], body: null }))
    expect(open('/en/plain')).toEqual(ready({ channel: channels[1], body: null }))
  })

  it('shows in the column of the sections all of them, and its text also where they cannot be had [C2.11]', () => {
    const inside: FakeContent = {
      ...content,
      sites: content.sites.map((site) => ({
        ...site,
        channels: site.channels.map((channel) => ({ ...channel, code: 'column' })),
      })),
    }
    const load = (bench = gatewayBench(inside)) =>
      settled(loadColumn(bench, { context: { language: 'en', siteId }, channelId: '390' }))
    const whole = load()
    if (whole.status !== 'ready') throw new Error(whole.status)
    expect(whole.value.sections?.map(({ label }) => label).toSorted()).toEqual(['Articles', 'Reviews'])
    const broken = gatewayBench(inside)
    broken.break('clusters', unreachable('clusters'))
    expect(load(broken)).toMatchObject({ status: 'ready', value: { body: html, sections: [] } })
  })

  const coded = (code: string): FakeContent => ({
    ...content,
    sites: content.sites.map((site) => ({
      ...site,
      channels: site.channels.map((channel) => ({ ...channel, code })),
    })),
    news: (content.news ?? []).map((news) => ({ ...news, channelId: '391' })),
  })
  const column = (code: string, rest: { readonly below?: readonly string[]; readonly page?: number } = {}) =>
    settled(
      loadColumn(gatewayBench(coded(code)), {
        context: { language: 'en', siteId },
        channelId: '391',
        ...rest,
      }),
    )

  it('lists what is filed under a column, and the beginnings of the columns below it [C2.20] [C2.23]', () => {
    const state = column('newItem', { below: ['390', '391', 'none'] })
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.excerpts).toEqual({ '390': 'Do no harm.', '391': '', none: '' })
    expect(state.value.entries?.content.length).toBeGreaterThan(0)
    expect(state.value.entries?.content.every((news) => news.siteId === siteId)).toBe(true)
    expect(isEmptyColumn(state.value)).toBe(false)
  })

  it('asks for no more texts of columns below than a page shows', () => {
    const bench = gatewayBench(coded('newLink'))
    const below = Array.from({ length: 60 }, (_, index) => `${index}`)
    const state = settled(loadColumn(bench, { context: { language: 'en', siteId }, channelId: '391', below }))
    expect(bench.calls.filter((call) => call === 'channelPage')).toHaveLength(25)
    if (state.status !== 'ready') throw new Error(state.status)
    expect(Object.keys(state.value.excerpts ?? {})).toHaveLength(60)
  })

  it('has pages as far as its list goes, and one alone without a list [C2.23]', () => {
    expect(column('conference')).toMatchObject({ status: 'ready', value: { entries: { number: 0 } } })
    expect(column('conference', { page: 2 })).toEqual(failed({ kind: 'absent', call: 'column' }))
    expect(column('ethics', { page: 2 })).toEqual(failed({ kind: 'absent', call: 'column' }))
  })

  it('lists the newest that is in no issue, of both stages [C2.23]', () => {
    const state = column('prePublication')
    if (state.status !== 'ready' || state.value.unissued === undefined) throw new Error(state.status)
    const { list, counts } = state.value.unissued
    const days = list.content.map(({ article }) => article.publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(list.totalElements).toBe(counts.onlineFirst + counts.justAccepted)
    expect(isEmptyColumn(state.value)).toBe(false)
  })

  it('is empty without a text and without anything to list', () => {
    const state = settled(
      loadColumn(gatewayBench({ ...coded('newItem'), news: [] }), {
        context: { language: 'en', siteId },
        channelId: '391',
      }),
    )
    if (state.status !== 'ready') throw new Error(state.status)
    expect(isEmptyColumn(state.value)).toBe(true)
    expect(isEmptyColumn({ channel: state.value.channel, body: null, sections: [] })).toBe(true)
  })

  it('fails for a channel that the site does not have', () => {
    expect(open('/en/nothing')).toEqual(failed({ kind: 'absent', call: 'channelPage' }))
  })

  it('fails as the call fails', () => {
    const bench = gatewayBench(content)
    bench.break('channelPage', unreachable('channelPage'))
    expect(open('/en/ethics', 'en', bench)).toEqual(failed(unreachable('channelPage')))
  })
})
