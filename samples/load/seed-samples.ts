import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createServerSanitiser } from '../../server/rc-pub/import/sanitise.ts'
import { readJats } from '../../server/rc-pub/import/read-jats.ts'
import type { ArticleRecord } from '../../server/rc-pub/store/article-record.ts'
import { bumpContentVersion } from '../../server/rc-pub/store/content-version.ts'
import type { Database } from '../../server/rc-pub/store/database.ts'
import { publishedOn } from '../../server/rc-pub/load/article-json.ts'
import { fileUrl } from '../../server/rc-pub/store/file-url.ts'
import { resolveDrawing } from './resolve-drawing.ts'
import { filesInFolder } from '../../server/rc-pub/load/article-source.ts'
import { findAttachments } from '../../server/rc-pub/load/find-attachments.ts'
import { loadSites, type LoadedSite } from '../../server/rc-pub/load/load-sites.ts'
import { describeConfigProblem } from '../../server/rc-pub/load/read-config-file.ts'
import { filesBelow } from '../../server/rc-pub/load/files-below.ts'
import { readSiteFolders } from '../../server/rc-pub/load/read-site-folder.ts'
import { readContents } from './contents.ts'
import { seedMember } from './seed-member.ts'
import { saveSampleDays } from './sample-days.ts'
import { readArchive, type ArchivedIn } from './read-archive.ts'
import { archiveUsage, sampleUsage, type Usage } from './sample-usage.ts'
import { saveArticles } from '../../server/rc-pub/load/save-articles.ts'
import { saveFiles } from '../../server/rc-pub/load/save-files.ts'
import { withPendingIndex } from '../../server/rc-pub/load/with-pending-index.ts'

export interface SeedOptions {
  readonly database: Database
  /** Where the samples lie: the built server reads them from there too. */
  readonly folder: string
  /** ISO date, up to which the sample articles have been read. */
  readonly today: string
  /** How much of the archives of old contents is loaded: each article, 200 of them in all, or none. */
  readonly archive?: ArchiveShare
}

export type ArchiveShare = 'whole' | 'drawn' | 'none'

export interface SeedReport {
  /** False when the store already held just these samples. */
  readonly loaded: boolean
  readonly articles: number
  /** One line each; what is wrong with one article does not keep the others out. */
  readonly problems: readonly string[]
}

/** Loads the sample sites and their articles, once for each form that they take. */
export async function seedSamples({
  database,
  folder,
  today,
  archive = 'none',
}: SeedOptions): Promise<SeedReport> {
  const { contentHash } = readContents(folder)
  const [seeded] = await database.query<{ value: string }>(`select value from meta where key = 'samples'`)
  if (seeded?.value === contentHash) return { loaded: false, articles: 0, problems: [] }

  const { sanitise } = createServerSanitiser()
  const sites = await loadSites(database, readSiteFolders(join(folder, 'sites'), 'sites'), {
    clean: sanitise,
    today,
  })
  if (!sites.ok) return { loaded: false, articles: 0, problems: sites.error.map(describeConfigProblem) }
  const reports = await withPendingIndex(database, async () => {
    const found: SeedReport[] = []
    for (const site of sites.value) found.push(await seedArticles({ database, folder, today, archive }, site))
    return found
  })
  await seedSiteUsage(database, today)
  await seedMember(database, today)
  const unnamed = await Promise.all(sites.value.map(({ verify }) => verify(database)))
  const problems = [
    ...reports.flatMap((report) => report.problems),
    ...unnamed.flat().map(describeConfigProblem),
  ]
  await database.query(
    `insert into meta (key, value) values ('samples', $1) on conflict (key) do update set value = excluded.value`,
    [contentHash],
  )
  return { loaded: true, articles: reports.reduce((sum, { articles }) => sum + articles, 0), problems }
}

async function seedArticles(
  { database, folder, today, archive }: Required<SeedOptions>,
  site: LoadedSite,
): Promise<SeedReport> {
  const records: ArticleRecord[] = []
  const problems: string[] = []
  for (const file of filesBelow(join(folder, 'articles', site.sld)).filter((name) => name.endsWith('.xml'))) {
    const fileName = `${site.sld}/${relative(folder, file)}`
    const attachments = findAttachments(filesInFolder(dirname(file)))
    const read = readJats(readFileSync(file, 'utf8'), {
      fileName,
      resolveGraphic: (name) => resolveDrawing(site.files, name),
      resolveAttachment: attachments.resolve,
    })
    await saveFiles(database, attachments.used())
    if (read.ok) records.push(read.value)
    else problems.push(...read.error.map(({ line, reason }) => `${fileName}:${line}: ${reason}`))
  }
  const outcomes = await saveArticles(database, site.id, records)
  await seedUsage(
    database,
    site.id,
    records.filter((_record, at) => outcomes[at] === 'added'),
    today,
  )
  const [newest] = records
  const archived = newest === undefined ? [] : readArchiveOf(site.sld, folder, newest, archive)
  await seedArchive(database, site.id, archived)
  await assignCovers(database, site)
  return { loaded: true, articles: records.length + archived.length, problems }
}

function readArchiveOf(
  sld: string,
  folder: string,
  journal: ArchivedIn,
  share: ArchiveShare,
): readonly ArticleRecord[] {
  const file = join(folder, 'articles', sld, 'archive.tsv')
  if (share === 'none' || !existsSync(file)) return []
  const records = readArchive(readFileSync(file, 'utf8'), journal)
  return share === 'whole' ? records : records.filter((_record, at) => at % 15 === 0)
}

/** Old contents have few readers left, whom no day remembers; some of them are cited still. */
async function seedArchive(
  database: Database,
  siteId: number,
  records: readonly ArticleRecord[],
): Promise<void> {
  const outcomes = await saveArticles(database, siteId, records)
  const rows = records
    .filter((_record, at) => outcomes[at] === 'added')
    .map(({ key }) => ({ key, ...archiveUsage(key) }))
  await saveUsage(database, siteId, rows)
}

/** New sample articles come with readers; those of a store that runs already keep the ones they have. */
async function seedUsage(
  database: Database,
  siteId: number,
  records: readonly ArticleRecord[],
  today: string,
): Promise<void> {
  const rows = records.map((record) => ({
    key: record.key,
    published: publishedOn(record),
    ...sampleUsage(record.key, publishedOn(record), today),
  }))
  await saveUsage(database, siteId, rows)
  await database.transaction((tx) => saveSampleDays(tx, siteId, rows, today))
}

const saveUsage = (
  database: Database,
  siteId: number,
  rows: readonly (Usage & { readonly key: string })[],
): Promise<readonly unknown[]> =>
  database.transaction((tx) =>
    tx.query(
      `update article a set visits = r.visits, downloads = r.downloads, citations = r.citations
      from json_to_recordset($2::json) as r(key text, visits integer, downloads integer, citations integer)
      where a.site_id = $1 and a.key = r.key`,
      [siteId, JSON.stringify(rows)],
    ),
  )

/** A site that nobody has counted yet comes with the visits of its articles' readers, on the day before. */
async function seedSiteUsage(database: Database, today: string): Promise<void> {
  const dayBefore = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  await database.query(
    `insert into site_visit (site_id, day, visits)
    select s.id, $1, 3 * sum(a.visits)
    from site s
    join site j on j.id = s.id or j.group_id = s.id or s.type = 'all'
    join article a on a.site_id = j.id
    where not exists (select from site_visit v where v.site_id = s.id)
    group by s.id`,
    [dayBefore],
  )
}

/** An issue has the cover drawn for it, else the journal's own. */
async function assignCovers(database: Database, { id, files }: LoadedSite): Promise<void> {
  await database.transaction(async (tx) => {
    const periods = await tx.query<{ id: number; year: number; issue: string; coverUrl: string }>(
      'select id, year, issue, cover_url as "coverUrl" from period where site_id = $1',
      [id],
    )
    const covered = periods.flatMap((period) => {
      const drawing = files.get(`cover-${period.year}-${period.issue}.svg`) ?? files.get('cover.svg')
      const coverUrl = drawing === undefined ? '' : fileUrl(drawing.id)
      return coverUrl === period.coverUrl ? [] : [{ id: period.id, coverUrl }]
    })
    if (covered.length === 0) return
    await tx.query(
      `update period p set cover_url = r."coverUrl"
      from json_to_recordset($1::json) as r(id bigint, "coverUrl" text) where p.id = r.id`,
      [JSON.stringify(covered)],
    )
    await bumpContentVersion(tx, [id])
  })
}
