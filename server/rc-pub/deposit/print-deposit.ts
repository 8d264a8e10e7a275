import { createHash } from 'node:crypto'
import {
  depositFileName,
  depositForms,
  plainText,
  textIn,
  type DepositBatch,
  type DepositedArticle,
} from '@xuekan/core/content'

/** What deposits say beside the articles. */
export interface DepositFacts {
  /** Scheme and host that the hosts of journals stand below. */
  readonly origin: string
  /** DOI of the publisher's page on corrections; ''. */
  readonly policy: string
}

export type Registry = (typeof depositForms)[number]['name']

/** One file for a registry, and what makes it news: its hash without the time. */
export interface PrintedDeposit {
  readonly fileName: string
  readonly xml: string
  readonly hash: string
}

/** What is printed beside that: milliseconds since 1970, and DOIs in lower case that the registry has taken before. */
export interface PrintingFacts extends DepositFacts {
  readonly now: number
  readonly sentBefore: ReadonlySet<string>
}

/** Articles as a registry takes them. */
export const printArticles = (
  registry: Registry,
  articles: readonly [DepositedArticle, ...(readonly DepositedArticle[])],
  { origin, policy, now, sentBefore }: PrintingFacts,
): string =>
  formOf(registry).print(articles, { ...batchOf(articles[0], { origin, policy, now }), sentBefore })

/** One article as a registry takes it. */
export const printDeposit = (
  registry: Registry,
  article: DepositedArticle,
  facts: PrintingFacts,
): PrintedDeposit => ({
  fileName: depositFileName(article.doi),
  xml: printArticles(registry, [article], facts),
  hash: depositHash(registry, article, facts),
})

/** Neither the time of a deposit nor that there was one before is news. */
export const depositHash = (registry: Registry, article: DepositedArticle, facts: DepositFacts): string =>
  createHash('sha256')
    .update(
      formOf(registry).print([article], {
        ...batchOf(article, { ...facts, now: 0 }),
        id: '',
        timestamp: '',
        sentBefore: new Set(),
      }),
    )
    .digest('base64url')

const formOf = (registry: Registry): (typeof depositForms)[number] =>
  depositForms.find(({ name }) => name === registry) ?? depositForms[0]

function batchOf(
  article: DepositedArticle,
  { now, origin, policy }: DepositFacts & { readonly now: number },
): Omit<DepositBatch, 'sentBefore'> {
  const timestamp = new Date(now).toISOString().replace(/\D/g, '')
  const publisher = textIn(article.journal.publisher, ['en', 'zh']) || plainText(article.journal.name.en)
  return {
    id: `${depositFileName(article.doi)
      .replace(/\.xml$/, '')
      .slice(0, 80)}-${timestamp}`,
    timestamp,
    depositor: publisher,
    email: `postmaster@${new URL(origin).hostname}`,
    registrant: publisher,
    policy,
  }
}
