import { asSiteId, emptySearchQuery, type Answer } from '@xuekan/core'
import type { httpGateways } from './http-gateways.ts'

const reader = { language: 'zh', siteId: asSiteId('7') } as const

/** Every method of every gateway, asked once: the table that the fault suites go through. */
export const asked: Readonly<Record<string, (gateways: ReturnType<typeof httpGateways>) => Answer<unknown>>> =
  {
    findSite: ({ sites }) => sites.findSite({ sld: 'jiang' }, 'zh'),
    header: ({ sites }) => sites.header(reader),
    footer: ({ sites }) => sites.footer(reader),
    channels: ({ sites }) => sites.channels(reader),
    channelPage: ({ sites }) => sites.channelPage(reader, '5'),
    journal: ({ sites }) => sites.journal(reader),
    journals: ({ sites }) => sites.journals(reader),
    periods: ({ periods }) => periods.periods(reader),
    byId: ({ articles }) => articles.byId(reader, '5'),
    byDoi: ({ articles }) => articles.byDoi(reader, '10.5555/1'),
    fullText: ({ articles }) => articles.fullText(reader, '5'),
    contents: ({ articles }) => articles.contents(reader, '5'),
    latest: ({ articles }) => articles.latest(reader, 5),
    mostRead: ({ articles }) => articles.mostRead(reader, 5),
    batchInfo: ({ citations }) => citations.batchInfo(reader, ['5', '6']),
    search: ({ search }) => search.articles(reader, { ...emptySearchQuery, term: '水' }),
  }
