import type { AlbumSettings, TopicSettings } from '../../store/side-settings.ts'
import type { Queryable } from '../../store/database.ts'
import { date, fields, list, localized, matching, none, optional } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { saveEntries } from '../save-entries.ts'
import type { SaveTools, SitePart } from '../site-part.ts'

const doi = matching(/^10\.\d{4,9}\/\S+$/, 'a DOI such as 10.5555/slgc.2026.05.001')

const gathering = {
  key: entryKey,
  name: localized,
  introduction: optional(localized, none),
  cover: optional(picture, ''),
  articles: optional(list(doi), []),
  experts: optional(list(entryKey), []),
}

/** Names each article that no journal has. */
async function checkArticles(
  database: Queryable,
  file: string,
  gatherings: readonly TopicSettings[],
  refuse: SaveTools['refuse'],
): Promise<void> {
  const named = gatherings.flatMap(({ articles }) => articles.map((each) => each.toLowerCase()))
  const rows = await database.query<{ doi: string }>(
    `select lower(doi) as doi from article where doi <> '' and lower(doi) = any($1::text[])`,
    [named],
  )
  const known = new Set(rows.map((row) => row.doi))
  for (const [at, { articles }] of gatherings.entries())
    for (const [place, each] of articles.entries())
      if (!known.has(each.toLowerCase()))
        refuse(`${file}[${at + 1}].articles[${place + 1}]`, `names ${each}, and no article has this DOI`)
}

/** topics.yaml (C7.16): questions that a site follows, each with its articles by DOI and its experts by key. */
export const topicsPart: SitePart<readonly TopicSettings[]> = {
  file: 'topics.yaml',
  read: keyedList(fields<TopicSettings>(gathering)),
  absent: [],
  save: async (tx, { id }, topics, tools) => {
    await checkExperts(tx, id, 'topics', topics, tools)
    const entries = topics.map((settings) => ({ ...named(settings), record: settings }))
    return saveEntries(tx, id, { name: 'topic', columns: namedColumns }, entries)
  },
  verify: (database, _site, topics, refuse) => checkArticles(database, 'topics', topics, refuse),
}

/** albums.yaml (C3.14): special albums, each with its articles by DOI and its experts by key. */
export const albumsPart: SitePart<readonly AlbumSettings[]> = {
  file: 'albums.yaml',
  read: keyedList(fields<AlbumSettings>({ ...gathering, published: date })),
  absent: [],
  save: async (tx, { id }, albums, tools) => {
    await checkExperts(tx, id, 'albums', albums, tools)
    const entries = albums.map((settings) => ({
      ...named(settings),
      published: settings.published,
      record: settings,
    }))
    return saveEntries(tx, id, { name: 'album', columns: [...namedColumns, 'published text'] }, entries)
  },
  verify: (database, _site, albums, refuse) => checkArticles(database, 'albums', albums, refuse),
}

const namedColumns = ['dois text[]', 'experts text[]']

const named = ({ key, articles, experts }: TopicSettings) => ({ key, dois: articles, experts })

/** Experts are saved before what names them. */
async function checkExperts(
  tx: Queryable,
  siteId: number,
  file: string,
  gatherings: readonly TopicSettings[],
  { refuse }: SaveTools,
): Promise<void> {
  const rows = await tx.query<{ key: string }>('select key from expert where site_id = $1', [siteId])
  const known = new Set(rows.map(({ key }) => key))
  for (const [at, { experts }] of gatherings.entries())
    for (const [place, key] of experts.entries())
      if (!known.has(key))
        refuse(`${file}[${at + 1}].experts[${place + 1}]`, `names ${key}, and the site has no such expert`)
}
