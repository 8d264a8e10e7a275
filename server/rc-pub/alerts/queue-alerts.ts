import { localise, type UiLanguage } from '@xuekan/core'
import { writtenText } from '@xuekan/core/content'
import { articlesByKeywords } from '@xuekan/core/member'
import { formatRoute, issueRoute } from '@xuekan/core/route'
import { articleUrl, citedArticle } from '../routes/citations/cited-article.ts'
import type { ArticleRow } from '../store/article-row.ts'
import type { Database, Queryable } from '../store/database.ts'
import { articlesOfPeriod } from '../store/find-articles.ts'
import { periodById, type PeriodRow } from '../store/period-row.ts'
import { siteById, type SiteRow } from '../store/site-row.ts'
import { alertMail } from './alert-mail.ts'
import { leaveAddress, oneClickAddress } from './mail-links.ts'

export interface QueueAlertsOptions {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds for which nothing of an issue has changed before it is told: it may come in several imports. */
  readonly settles: number
  /** Subscribers whose mails are written in one transaction; 500 without it. */
  readonly slice?: number
}

interface NewIssue {
  readonly id: number
  readonly siteId: number
  readonly isComplete: boolean
}

interface Subscriber {
  readonly receiver: string
  readonly language: UiLanguage
  readonly origin: string
  readonly leave: string
  readonly keywords: readonly string[]
}

/** `slice` where nothing is said: on the embedded store pages wait for a transaction. */
const standardSlice = 500

/**
 * Queues one mail for each subscriber of a journal and each issue that is newer than the last one told, the older issue
 * first; one that is dated later than today, or still being imported, waits and those after it with it. Mail and mark are
 * written at once: nobody is told twice or passed over, whichever process is stopped. A locked member hears of them once
 * unlocked.
 * @returns the number of mails
 */
export async function queueAlerts(options: QueueAlertsOptions): Promise<number> {
  const { database, now, slice = standardSlice } = options
  let queued = 0
  for (const { id } of await issuesToAnnounce(options)) {
    const period = await periodById(database, id)
    const site = period === null ? null : await siteById(database, period.siteId)
    if (period === null || site === null) continue
    const mails = mailsOf(site, period, await articlesOfPeriod(database, period.id))
    let matching: SliceResult
    do {
      matching = await database.transaction((tx) => queueSlice(tx, period, mails, { now: now(), slice }))
      queued += matching.queued
    } while (matching.passed === slice)
  }
  return queued
}

async function issuesToAnnounce({
  database,
  now,
  settles,
}: QueueAlertsOptions): Promise<readonly NewIssue[]> {
  const today = new Date(now()).toISOString().slice(0, 10)
  const found = await database.query<NewIssue>(
    `select p.id, p.site_id as "siteId",
      p.published <= $1 and exists (select from article a where a.period_id = p.id)
      and not exists (select from article a where a.period_id = p.id and a.changed_at > $2::timestamptz) as "isComplete"
    from period p join site s on s.id = p.site_id and not s.expired
    where exists (select from subscription u left join member m on m.id = u.member_id where u.site_id = p.site_id
      and m.locked is null and (u.told_year, u.told_rank, u.told_id) < (p.year, p.rank, p.id))
    order by p.site_id, p.year, p.rank, p.id`,
    [today, new Date(now() - settles).toISOString()],
  )
  const waiting = new Set<number>()
  return found.filter(({ siteId, isComplete }) => {
    if (!isComplete) waiting.add(siteId)
    return !waiting.has(siteId)
  })
}

/** null for who asked for keywords of which nothing in the issue has any. */
type MailOf = (subscriber: Subscriber) => { readonly subject: string; readonly text: string } | null

/** What each subscriber is told of an issue; made once for each language, host and set of keywords. */
function mailsOf(site: SiteRow, period: PeriodRow, articles: readonly ArticleRow[]): MailOf {
  const made = new Map<string, ReturnType<typeof alertMail>>()
  const placesOf = articlesByKeywords(articles.map(textsOf))
  return ({ language, origin, leave, keywords }) => {
    const matching = placesOf(keywords).flatMap((place) => articles[place] ?? [])
    if (matching.length === 0) return null
    const key = JSON.stringify([language, origin, keywords])
    const { year, volume, issue, published } = period
    const mail =
      made.get(key) ??
      alertMail(
        {
          journal: localise(site.config.name, language),
          year,
          volume,
          issue,
          published,
          url: origin + formatRoute(issueRoute({ ...period, id: String(period.id) }, language)),
          keywords,
          articles: matching.map((row) => ({
            title: writtenText(localise(row.record.title, language)),
            authors: localise(citedArticle(row).authors, language),
            url: articleUrl(origin, row, language),
          })),
        },
        language,
      )
    made.set(key, mail)
    return { ...mail, text: `${mail.text}${leaveAddress(origin, leave, language)}\n` }
  }
}

/** What the keywords of a subscriber are looked for in. */
const textsOf = ({ record: { title, abstractHtml, keywords } }: ArticleRow): readonly string[] =>
  [title.zh, title.en, abstractHtml.zh, abstractHtml.en]
    .map(writtenText)
    .concat(keywords.zh, keywords.en)
    .filter((text) => text !== '')

interface SliceResult {
  /** Subscribers who are through with the issue. */
  readonly passed: number
  /** Mails that were written to them. */
  readonly queued: number
}

async function queueSlice(
  tx: Queryable,
  { id, siteId, year }: PeriodRow,
  mailOf: MailOf,
  { now, slice }: { readonly now: number; readonly slice: number },
): Promise<SliceResult> {
  const subscribers = await tx.query<Subscriber>(
    `select coalesce(m.email, u.receiver) as receiver, u.language, u.origin, u.leave, u.keywords
    from subscription u left join member m on m.id = u.member_id, period p
    where p.id = $1 and u.site_id = $2 and (u.told_year, u.told_rank, u.told_id) < ($3, p.rank, p.id)
      and coalesce(m.email, u.receiver) is not null and m.locked is null
    order by u.leave limit $4 for update of u skip locked`,
    [id, siteId, year, slice],
  )
  const mails = subscribers.flatMap((subscriber) => {
    const { receiver, language, origin, leave } = subscriber
    const mail = mailOf(subscriber)
    if (mail === null) return []
    return [{ receiver, language, leave, one_click: oneClickAddress(origin, leave), ...mail }]
  })
  await tx.query(
    `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due)
    select receiver, subject, text, language, leave, one_click, $1, $1
    from json_to_recordset($2::json)
      as r(receiver text, subject text, text text, language text, leave text, one_click text)`,
    [now, JSON.stringify(mails)],
  )
  await tx.query(
    `update subscription u set told_year = p.year, told_rank = p.rank, told_id = p.id
    from period p where p.id = $1 and u.leave = any($2::text[])`,
    [id, subscribers.map(({ leave }) => leave)],
  )
  return { passed: subscribers.length, queued: mails.length }
}
