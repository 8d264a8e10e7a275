import { localise, type UiLanguage, type LocalizedText } from '@xuekan/core'
import type { WirePublication } from '@xuekan/rc-pub/contract'
import { fileUrl } from '../../store/file-url.ts'
import type { Queryable } from '../../store/database.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { data, orNull, type HandlersOf } from '../endpoint-handler.ts'
import { wireDateTime } from '../wire-date.ts'
import { onePage, requestedPage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { publicationsFound } from './publications-found.ts'

interface IssueRow {
  readonly id: number
  readonly siteId: number
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly published: string
}

/** Journals: a site's own, and all that it shows (C7.5, C7.16). A journal's id is that of its site. */
export const publicationHandlers: HandlersOf<'publicationConfig' | 'publications' | 'publicationSearch'> = {
  publicationConfig: (context) =>
    withSite(context, async (site) => {
      const [own] = site.type === 'single' ? await describe(context.database, [site], context.language) : []
      return data(own ?? null)
    }),
  publications: (context) =>
    withSite(context, async (site) =>
      data(await describe(context.database, await journalsOf(context.database, site), context.language)),
    ),
  publicationSearch: (context) =>
    withSite(context, async (site) => {
      const { database, language, parameter } = context
      const found = publicationsFound(await journalsOf(database, site), parameter('q'), parameter('field'))
      const page = requestedPage(context)
      const shown = found.slice(page.offset, page.offset + page.size)
      return data(onePage(page, await describe(database, shown, language), found.length))
    }),
}

async function describe(
  database: Queryable,
  sites: readonly SiteRow[],
  language: UiLanguage,
): Promise<readonly WirePublication[]> {
  const newest = await database.query<IssueRow>(
    `select distinct on (site_id) id, site_id as "siteId", year, volume, issue, published from period
    where site_id = any($1::bigint[]) order by site_id, year desc, rank desc, id desc`,
    [sites.map(({ id }) => id)],
  )
  const groups = await database.query<{ id: number; name: LocalizedText }>(
    `select id, config->'name' as name from site where id = any($1::bigint[])`,
    [sites.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]))],
  )
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const issues = new Map(newest.map((issue) => [issue.siteId, issue]))
  return sites.flatMap((site) =>
    wirePublication(site, groupNames.get(site.groupId ?? -1), issues.get(site.id), language),
  )
}

const nameless: LocalizedText = { zh: '', en: '' }

function wirePublication(
  { id, sld, domain, config }: SiteRow,
  group: LocalizedText = nameless,
  issue: IssueRow | undefined,
  language: UiLanguage,
): readonly WirePublication[] {
  const { name, journal } = config
  if (journal === null) return []
  const { abbreviation, publisher, subject, frequency, introduction } = journal
  const shown = (text: LocalizedText): string | null => orNull(localise(text, language))
  return [
    {
      id: String(id),
      siteId: String(id),
      sld,
      domain: orNull(domain),
      publicationName: shown(name),
      zhPublicationName: orNull(name.zh),
      enPublicationName: orNull(name.en),
      abbreviation: shown(abbreviation),
      zhAbbreviation: orNull(abbreviation.zh),
      enAbbreviation: orNull(abbreviation.en),
      issn: orNull(journal.issn),
      cn: orNull(journal.cn),
      organizerUnit: shown(publisher),
      zhOrganizerUnit: orNull(publisher.zh),
      enOrganizerUnit: orNull(publisher.en),
      subject: shown(subject),
      zhSubject: orNull(subject.zh),
      enSubject: orNull(subject.en),
      frequency: shown(frequency),
      zhFrequency: orNull(frequency.zh),
      enFrequency: orNull(frequency.en),
      introduction: shown(introduction),
      zhIntroduction: orNull(introduction.zh),
      enIntroduction: orNull(introduction.en),
      pictureUrl: journal.cover === '' ? null : fileUrl(journal.cover),
      groupName: shown(group),
      zhGroupName: orNull(group.zh),
      enGroupName: orNull(group.en),
      indexed: orNull(journal.indexed.join(';')),
      latestPeriod:
        issue === undefined
          ? null
          : {
              id: String(issue.id),
              year: issue.year,
              volume: orNull(issue.volume),
              issue: orNull(issue.issue),
              publishDate: wireDateTime(issue.published),
            },
    },
  ]
}
