import { localise, type UiLanguage } from '@xuekan/core'
import { writtenText } from '@xuekan/core/content'
import { isFollowed, parseSavedSearch, savedName, savedTerm, type SavableSearch } from '@xuekan/core/member'
import { feedPage, formatRoute } from '@xuekan/core/route'
import { requestedHost, siteOrigin } from '../routes/feeds/site-origin.ts'
import { writtenAs } from '../routes/index-terms/find-term.ts'
import type { ArticleRow } from '../store/article-row.ts'
import { articleUrl, citedArticle } from '../routes/citations/cited-article.ts'
import type { Database, Queryable } from '../store/database.ts'
import { articlesByIds } from '../store/find-articles.ts'
import { siteById } from '../store/site-row.ts'
import { leaveAddress, oneClickAddress } from './mail-links.ts'
import { searchMail } from './search-mail.ts'

export interface QueueSearchAlertsOptions {
  readonly database: Database
  /** The names under which subdomains are sites. */
  readonly baseHosts: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds of the week that lies between two weekly mails. */
const week = 7 * 86_400_000

/** Articles that a mail names; the others stand behind its link. */
const namedArticles = 100

/** Mails that are written in one transaction. */
const slice = 100

interface DueSearch {
  readonly id: number
  readonly receiver: string
  readonly siteId: number
  readonly search: string
  readonly language: UiLanguage
  readonly origin: string
  readonly leave: string
  readonly found: readonly number[]
}

/**
 * Queues one mail for each saved search that has found new articles: at once, or a week after the last mail where its
 * member wants one a week. Mail and mark are written at once, so that no article is told twice or passed over. A search
 * that has found nothing sends nothing; what one of a locked member finds is kept until the member is unlocked.
 * @returns the number of mails
 */
export async function queueSearchAlerts(options: QueueSearchAlertsOptions): Promise<number> {
  const { database } = options
  await database.query(
    `delete from search_match x using saved_search s where s.id = x.search_id and s.pace = 'never'`,
  )
  let queued = 0
  for (;;) {
    const matches = await database.transaction((tx) => queueSlice(tx, options))
    queued += matches
    if (matches < slice) return queued
  }
}

async function queueSlice(tx: Queryable, { baseHosts, now }: QueueSearchAlertsOptions): Promise<number> {
  const due = await tx.query<Omit<DueSearch, 'found'>>(
    `select s.id, m.email as receiver, s.site_id as "siteId", s.search, s.language, s.origin, s.leave
    from saved_search s join member m on m.id = s.member_id
    where m.email is not null and m.locked is null and (s.pace = 'immediate' or s.told <= $1)
      and exists (select from search_match x where x.search_id = s.id
        and not exists (select from new_article n where n.article_id = x.article_id))
    order by s.id limit $2 for update of s skip locked`,
    [now() - week, slice],
  )
  if (due.length === 0) return 0
  const matches = await tx.query<{ searchId: number; articleId: number }>(
    `delete from search_match x where x.search_id = any($1::bigint[])
      and not exists (select from new_article n where n.article_id = x.article_id)
    returning x.search_id as "searchId", x.article_id as "articleId"`,
    [due.map(({ id }) => id)],
  )
  const mails = []
  for (const search of due) {
    const found = matches.filter(({ searchId }) => searchId === search.id).map(({ articleId }) => articleId)
    const mail = await mailOf(tx, baseHosts, { ...search, found })
    if (mail !== null) mails.push(mail)
  }
  await tx.query(
    `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due)
    select receiver, subject, text, language, leave, one_click, $1, $1
    from json_to_recordset($2::json)
      as r(receiver text, subject text, text text, language text, leave text, one_click text)`,
    [now(), JSON.stringify(mails)],
  )
  await tx.query('update saved_search set told = $1 where id = any($2::bigint[])', [
    now(),
    due.map(({ id }) => id),
  ])
  return due.length
}

async function mailOf(tx: Queryable, baseHosts: readonly string[], due: DueSearch) {
  const { receiver, language, origin, leave } = due
  const search = parseSavedSearch(due.search)
  const site = await siteById(tx, due.siteId)
  if (search === null || site === null) return null
  const host = await requestedHost({ database: tx, baseHosts }, origin)
  // the newest articles first, as the page behind the link has them
  const newest = due.found.toSorted((a, b) => b - a)
  const rows = (await articlesByIds(tx, newest.slice(0, namedArticles))).toSorted((a, b) => b.id - a.id)
  const articles = []
  for (const row of rows) {
    const journal = await siteById(tx, row.siteId)
    articles.push({
      title: writtenText(localise(row.record.title, language)),
      authors: localise(citedArticle(row).authors, language),
      journal: site.type === 'single' || journal === null ? '' : localise(journal.config.name, language),
      url: articleUrl(journal === null ? origin : siteOrigin(host, journal), row, language),
    })
  }
  const mail = searchMail(
    {
      kind: isFollowed(search) ? search.kind : 'search',
      term: termOf(search, rows[0], language),
      site: localise(site.config.name, language),
      url: origin + resultsPath(search, language),
      count: newest.length,
      articles,
    },
    language,
  )
  const text = `${mail.text}${leaveAddress(origin, leave, language)}\n`
  return { receiver, language, leave, one_click: oneClickAddress(origin, leave), subject: mail.subject, text }
}

/** A term as the newest article writes it, in the language of the letter: an ORCID is the name of nobody. */
function termOf(search: SavableSearch, newest: ArticleRow | undefined, language: UiLanguage): string {
  if (!isFollowed(search) || newest === undefined) return savedTerm(search)
  return savedName({ search, name: writtenAs(search, newest) }, language)
}

const resultsPath = (search: SavableSearch, language: UiLanguage): string => {
  const route = feedPage(search, language)
  return route === null ? '/' : formatRoute(route)
}
