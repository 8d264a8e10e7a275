import type { Channel } from '../../../core/domain/channel/channel.ts'
import { findChannel } from '../../../core/domain/channel/find-channel.ts'
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

  it('fails for a channel that the site does not have', () => {
    expect(open('/en/nothing')).toEqual(failed({ kind: 'absent', call: 'channelPage' }))
  })

  it('fails as the call fails', () => {
    const bench = gatewayBench(content)
    bench.break('channelPage', unreachable('channelPage'))
    expect(open('/en/ethics', 'en', bench)).toEqual(failed(unreachable('channelPage')))
  })
})
