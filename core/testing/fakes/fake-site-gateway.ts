import type { Journal } from '../../domain/site/journal.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { mapResult } from '../../usecases/async-results.ts'
import { journalsOf, siteById, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'
import { holdsWords } from './holds-words.ts'
import { pageOf } from './page-of.ts'

/** Sites in memory; the layout of none of them has a toolbar. */
export const createFakeSiteGateway = (
  content: FakeContent,
  answers: FakeResults,
): Omit<SiteGateway, 'toolbar' | 'basicInfo' | 'modules'> => ({
  findSite: (address) =>
    answers('findSite', () => {
      const found = content.sites.find(({ site }) =>
        'siteId' in address ? site.id === address.siteId : site.sld === address.sld,
      )
      return found?.site ?? null
    }),
  site: ({ siteId }) => answers('site', () => siteById(content, siteId)?.site ?? null),
  group: ({ siteId }) =>
    mapResult(
      answers('group', () => {
        const own = siteById(content, siteId)
        if (own === null) return null
        return { group: own.groupId === null ? null : (siteById(content, own.groupId)?.site ?? null) }
      }),
      ({ group }) => group,
    ),
  layout: ({ siteId }) =>
    answers('layout', () => {
      const own = siteById(content, siteId)
      if (own === null) return null
      const { themeId, gray } = own.site
      const styles = { headerStyle: own.header.style, toolbarStyle: 0, footerStyle: own.footer?.style ?? 2 }
      return { themeId, gray, ...styles, modules: content.homeModules?.[siteId] ?? [] }
    }),
  header: ({ siteId }) => answers('header', () => siteById(content, siteId)?.header ?? null),
  footer: ({ siteId }) => answers('footer', () => siteById(content, siteId)?.footer ?? null),
  channels: ({ siteId }) => answers('channels', () => siteById(content, siteId)?.channels ?? []),
  channelPage: ({ siteId, language }, channelId) =>
    answers('channelPage', () => {
      const own = siteById(content, siteId)
      for (const { channel } of channelsWithin(own?.channels ?? [])) {
        if (channel.id !== channelId) continue
        return { channel: { ...channel, children: [] }, body: own?.bodies[channelId]?.[language] ?? null }
      }
      return null
    }),
  journal: ({ siteId }) => answers('journal', () => siteById(content, siteId)?.journal ?? null),
  journals: ({ siteId }) =>
    answers('journals', () =>
      journalsOf(content, siteId).flatMap(({ journal }) => (journal === null ? [] : [journal])),
    ),
  publications: ({ siteId }, { q, field, ...request }) =>
    answers('publications', () => {
      const shown = journalsOf(content, siteId).flatMap(({ journal }) => (journal === null ? [] : [journal]))
      return pageOf(
        shown.filter((journal) => holdsWords(textsOfJournal(journal, field), q)),
        request,
      )
    }),
})

/** What a search in a field of a journal reads; in every field where it names none of them. */
function textsOfJournal({ name, publisher, cn, issn }: Journal, field: string): readonly string[] {
  const texts: Readonly<Record<string, readonly string[]>> = {
    publicationName: [name.zh, name.en],
    organizerUnit: [publisher.zh, publisher.en],
    cn: [cn],
    issn: [issn],
  }
  return texts[field] ?? Object.values(texts).flat()
}
