import type { AlbumSettings, GuestEditorSettings, TopicSettings } from '../../store/side-settings.ts'
import type { Queryable } from '../../store/database.ts'
import { collectionPart } from '../collection-part.ts'
import { about, date, fields, list, localized, matching, none, optional } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { entryKey } from '../keyed-list.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const doi = matching(/^10\.\d{4,9}\/\S+$/, 'a DOI such as 10.5555/slgc.2026.05.001')

const collection = {
  key: entryKey,
  name: about('Its title', localized),
  introduction: about('What it is about, in a few sentences', optional(localized, none)),
  cover: optional(picture, ''),
  articles: about('DOIs of its articles, in the order in which they are shown', optional(list(doi), [])),
  experts: about('Keys of people in experts.yaml', optional(list(entryKey), [])),
}

/** Names each article that no journal has. */
const verifyArticles =
  (name: string): NonNullable<SiteConfigFile<readonly TopicSettings[]>['verify']> =>
  async (database, _site, collections, refuse) => {
    const named = collections.flatMap(({ articles }) => articles.map((each) => each.toLowerCase()))
    const rows = await database.query<{ doi: string }>(
      `select lower(doi) as doi from article where doi <> '' and lower(doi) = any($1::text[])`,
      [named],
    )
    const known = new Set(rows.map((row) => row.doi))
    for (const [at, { articles }] of collections.entries())
      for (const [place, each] of articles.entries())
        if (!known.has(each.toLowerCase()))
          refuse(`${name}[${at + 1}].articles[${place + 1}]`, `names ${each}, and no article has this DOI`)
  }

/** Articles by DOI and experts by key. Experts are saved before what names them. */
async function namedOf(tx: Queryable, siteId: number) {
  const rows = await tx.query<{ key: string }>('select key from expert where site_id = $1', [siteId])
  const known = new Set(rows.map(({ key }) => key))
  return ({ articles, experts }: TopicSettings, refuse: (field: string, reason: string) => void) => {
    for (const [place, key] of experts.entries())
      if (!known.has(key)) refuse(`.experts[${place + 1}]`, `names ${key}, and the site has no such expert`)
    return { dois: articles, experts }
  }
}

const namedColumns = ['dois text[]', 'experts text[]']

/** topics.yaml (C7.16): questions that a site follows, each with its articles by DOI and its experts by key. */
export const topicsFile = collectionPart<TopicSettings>({
  name: 'topics',
  entry: fields<TopicSettings>(collection),
  table: { name: 'topic', columns: namedColumns },
  columnsOf: namedOf,
  verify: verifyArticles('topics'),
})

const guestEditor = fields<GuestEditorSettings>({
  name: about('Name of the person', localized),
  position: about(
    'What the person is there, where that is more than guest editor',
    optional(localized, none),
  ),
  affiliation: about('Where the person works', optional(localized, none)),
  picture: optional(picture, ''),
})

/** albums.yaml (C3.14): special albums, each with its articles by DOI, its experts by key, and its guest editors. */
export const albumsFile = collectionPart<AlbumSettings>({
  name: 'albums',
  entry: fields<AlbumSettings>({
    ...collection,
    published: about('Day from which it is dated; the newest comes first', date),
    editors: about('Guest editors, who stand on no board', optional(list(guestEditor), [])),
  }),
  table: { name: 'album', columns: [...namedColumns, 'published text'] },
  columnsOf: async (tx, siteId) => {
    const named = await namedOf(tx, siteId)
    return (album, refuse) => ({ ...named(album, refuse), published: album.published })
  },
  verify: verifyArticles('albums'),
})
