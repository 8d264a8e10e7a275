/**
 * What the host says of one answer with a page that shared caches may keep. Every copy of the answer bears the same
 * mark, so that a browser can tell of a visit that the host never saw.
 */
export interface AnswerMark {
  /** The process that answered. */
  readonly portal: string
  /** Counts its answers from 1. */
  readonly number: number
  /** When it answered, in milliseconds since 1970. */
  readonly at: number
  readonly siteId: string
  /** null where the page shows no single article. */
  readonly articleId: string | null
}

const form = /^([\da-z]{1,16})\.(\d{1,15})\.(\d{1,15})\.([\w-]{1,64})\.([\w-]{0,64})$/

/** Whether these ids can stand in a mark. */
export const isMarkable = ({ siteId, articleId }: Pick<AnswerMark, 'siteId' | 'articleId'>): boolean =>
  markableId.test(siteId) && (articleId === null || markableId.test(articleId))

const markableId = /^[\w-]{1,64}$/

/** As it stands in a header. Law: `parseAnswerMark(printAnswerMark(mark))` is `mark` where its ids are markable. */
export const printAnswerMark = ({ portal, number, at, siteId, articleId }: AnswerMark): string =>
  [portal, number, at, siteId, articleId ?? ''].join('.')

/** null for what is no mark. Total. */
export function parseAnswerMark(text: string): AnswerMark | null {
  const [, portal, number, at, siteId, articleId] = form.exec(text) ?? []
  if (portal === undefined || siteId === undefined) return null
  return { portal, number: Number(number), at: Number(at), siteId, articleId: articleId || null }
}

/**
 * What this host knows of an answer. counted: it counted the visit when it answered, and no browser has told of one yet.
 * told: one has. unknown: another process answered, or it was long ago.
 */
export type KnownAnswer = 'counted' | 'told' | 'unknown'

/** Milliseconds: an older answer has not come from its host in this time, whatever clocks and lines do. */
const certainlyCached = 30_000

export interface ReportedVisit {
  readonly mark: AnswerMark
  /** Milliseconds in the browser from the arrival of the answer to the telling. */
  readonly since: number
  /** Milliseconds since 1970 by the host's clock. */
  readonly now: number
}

/**
 * Whether a visit that a browser tells of is to be counted. The host counts what it answers itself; the first who tells
 * of an answer is its reader, all others had a copy. Of an answer that this host does not know, what was old when it
 * reached the browser was a copy. Law: what one host answers is counted as often as it is answered or told of, whichever
 * is more.
 */
export function countsReportedVisit({ mark, since, now }: ReportedVisit, known: KnownAnswer): boolean {
  if (known !== 'unknown') return known === 'told'
  return now - since - mark.at > certainlyCached
}
