import {
  type CrossrefBatch,
  type DepositedArticle,
  depositFileName,
  depositForms,
  isDeposited,
  plainText,
  textIn,
} from '@xuekan/core/content'
import { openDepositSource } from '../../../server/rc-pub/index.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import { openDepositFolder, type DepositFolder } from './deposit-folder.ts'

const usage = [
  'Usage: npm run deposits -- show DOI [crossref|doaj|pubmed]   what a registry is told of an article',
  '       npm run deposits -- write                             what has changed since, as files',
]

export interface DepositsRequest {
  /** What stands behind `npm run deposits --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  /** Scheme and host that the hosts of journals stand below. */
  readonly origin: string
  /** Where files are left. */
  readonly folder: string
  readonly now: Date
}

/** Shows what registries are told of an article, or leaves what is news to them in a folder. Sends nothing anywhere. */
export async function runDeposits(request: DepositsRequest): Promise<CommandOutcome> {
  const { args, open, origin } = request
  const [command, doi = '', raw = 'crossref', ...more] = args
  const form = depositForms.find(({ name }) => name === raw)
  const isShown = command === 'show' && doi !== '' && form !== undefined && more.length === 0
  if (!isShown && !(command === 'write' && args.length === 1)) return refused(usage)
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database } = opened
  try {
    const source = await openDepositSource(database, origin)
    if (!isShown) return await writeAll(source.all(), request)
    const article = await source.byDoi(doi)
    if (article === null) return refused([`No article has the DOI ${doi}.`])
    return done([form.print(article, batchOf(article, request)).trimEnd()])
  } finally {
    await database.close()
  }
}

async function writeAll(
  articles: AsyncIterable<DepositedArticle>,
  request: DepositsRequest,
): Promise<CommandOutcome> {
  const folder = openDepositFolder(request.folder)
  const counts = { written: 0, same: 0, leftOut: 0 }
  try {
    for await (const article of articles) {
      if (!isDeposited(article)) counts.leftOut += 1
      else if (leaveNews(article, folder, request)) counts.written += 1
      else counts.same += 1
    }
  } finally {
    folder.finish()
  }
  return done([
    `${counts.written} articles are new or have changed: their files are in ${request.folder}`,
    `${counts.same} are as they were`,
    `${counts.leftOut} have demonstration DOIs (10.5555), which are never deposited`,
  ])
}

/** The time of a deposit is no news. */
function leaveNews(article: DepositedArticle, folder: DepositFolder, request: DepositsRequest): boolean {
  const name = depositFileName(article.doi)
  let isNews = false
  for (const { name: form, print } of depositForms) {
    const content = print(article, { ...batchOf(article, request), id: '', timestamp: '' })
    if (!folder.isNews(form, name, content)) continue
    isNews = true
    folder.leave(form, name, { text: print(article, batchOf(article, request)), content })
  }
  return isNews
}

const batchOf = (article: DepositedArticle, { now, origin }: DepositsRequest): CrossrefBatch => {
  const timestamp = now.toISOString().replace(/\D/g, '')
  const publisher = textIn(article.journal.publisher, ['en', 'zh']) || plainText(article.journal.name.en)
  return {
    id: `${depositFileName(article.doi)
      .replace(/\.xml$/, '')
      .slice(0, 80)}-${timestamp}`,
    timestamp,
    depositor: publisher,
    email: `postmaster@${new URL(origin).hostname}`,
    registrant: publisher,
  }
}
