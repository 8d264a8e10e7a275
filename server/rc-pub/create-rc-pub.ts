import type { AgreementTexts } from '@xuekan/core/member'
import type { RcPubAnswer, RcPubRequest } from '@xuekan/rc-pub/contract'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { createAnswerOverHttp } from './answers/answer-over-http.ts'
import { answerRequest, type Answering } from './routes/answer-request.ts'
import { readId } from './routes/endpoint-handler.ts'
import { addRoutes } from './routes/add-routes.ts'
import { bytesHandlers } from './routes/handlers.ts'
import { readBytes } from './routes/read-bytes.ts'
import { repositoryOf } from './harvest/harvest-names.ts'
import { createExportGate, standardExportLimits } from './exports/export-gate.ts'
import { addLimits } from './limits/add-limits.ts'
import { standardRateLimits, type RateLimits } from './limits/rate-limits.ts'
import { answerProblem } from './routes/answer-problem.ts'
import { lookEvery, startDeliveries } from './alerts/start-deliveries.ts'
import type { DepositPlace } from './deposit/send-deposits.ts'
import { standardAgreements } from './agreements/standard-agreements.ts'
import { createAccountNews } from './accounts/account-news.ts'
import { createAttempts } from './accounts/attempts.ts'
import { createOneTimes } from './accounts/one-time.ts'
import { createOpenAlerts } from './alerts/open-alerts.ts'
import { createCaptchas } from './captcha/captchas.ts'
import { createAccounts } from './accounts/create-accounts.ts'
import { watchLogins, type LoginAnswered } from './accounts/watch-logins.ts'
import { createScryptHasher, type PasswordHasher } from './accounts/password-hasher.ts'
import { noSenders, type Senders } from './accounts/senders.ts'
import type { MemberTokens } from './member-identity.ts'
import { createArticlePdfs } from './pdf/article-pdf.ts'
import { createMemberPictures } from './pdf/member-pictures.ts'
import { createPicturePreviews } from './pdf/picture-previews.ts'
import { noPrinter, type PdfPrinter } from './pdf/pdf-printer.ts'
import type { PrintAhead } from './pdf/print-ahead.ts'
import {
  readPurgedVersions,
  storePurgedVersions,
  watchContent,
  type ContentVersion,
  type SiteVersions,
} from './store/content-version.ts'
import { startIndexing } from './load/index-older.ts'
import { openSearch, type ReplicaOptions } from './search/open-search.ts'
import type { IndexHealth } from './search/article-index.ts'
import type { Database } from './store/database.ts'
import { createAskProvider } from './third-parties/ask-provider.ts'
import type { IdentityProvider } from './third-parties/identity-provider.ts'
import { createThirdParties } from './third-parties/third-parties.ts'
import { createFileStore } from './store/file-store.ts'
import { createUsageCounter, noVisits } from './store/visit-counter.ts'
import { createUseJudge, type UsageClient } from './usage/use-judge.ts'

export interface RcPubOptions {
  readonly database: Database
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now?: () => number
  /** Milliseconds of a clock that only goes forward, however the machine's is set. */
  readonly elapsed?: () => number
  /** The names under which subdomains are sites; harvesters know the whole portal by the first of them. */
  readonly baseHosts?: readonly string[]
  /** How often one client may call over HTTP; null for no limit. */
  readonly limits?: RateLimits | null
  /** Milliseconds that an answer over HTTP is kept for others who ask the same; 0 for none. */
  readonly answersLast?: number
  /** Whom tokens belong to; those of the store's own accounts without it. */
  readonly members?: MemberTokens
  /** What keeps passwords; scrypt without it. */
  readonly hasher?: PasswordHasher
  /** What carries codes to members; none can be sent without it. */
  readonly senders?: Senders
  /** Told of every attempt to come in. */
  readonly loginAnswered?: LoginAnswered
  /** What members accept when registering; those of this software without it. */
  readonly agreements?: readonly AgreementTexts[]
  /** Who can say to us who a reader is (C6.4); nobody without it. */
  readonly identityProviders?: readonly IdentityProvider[]
  /** Where registries are told of articles; they are told nothing without it. */
  readonly deposits?: DepositPlace | null
  /** Milliseconds between two looks for what subscribers and registries are to be told of, and for what waits. */
  readonly alertEvery?: number
  /** Milliseconds from one copy of what has been counted to what articles are sorted by to the next, at least. */
  readonly copyEvery?: number
  /** What prints the PDFs of articles and draws pictures; none can be had, and members upload none, without it. */
  readonly printer?: PdfPrinter
  /** Has PDFs printed before somebody asks; none are without it. */
  readonly printAhead?: PrintAhead | null
  /** PDFs that readers may wait for at the same time; more are refused for now. */
  readonly mostPrintsWaiting?: number
  /** Where searches run apart from all else; on the database itself without it. */
  readonly replica?: ReplicaOptions | null
}

/** Milliseconds that an answer over HTTP may be old. */
const standardLast = 5_000

/** The embedded rc-pub: one store, answered over HTTP and within the process. */
export interface RcPub {
  /** Everything under /rc-pub, for any Fastify server. */
  readonly plugin: FastifyPluginAsync
  /** The same calls without a socket and without printing. */
  readonly answer: (request: RcPubRequest) => Promise<RcPubAnswer>
  /** The text of a site's theme stylesheet (C7.10); null for a site that is not there. */
  readonly themeStylesheet: (siteId: string) => Promise<string | null>
  /** Counts a visit that no call over HTTP has told of: a page made within the process, or kept. */
  readonly countVisit: (
    visit: { readonly siteId: string; readonly articleId: string | null },
    client: UsageClient,
  ) => void
  /** Whether the visits of a client count at all: those of robots do not. */
  readonly isPerson: (client: UsageClient) => boolean
  /** Changes whenever the content does, seen within about a second. */
  readonly contentVersion: ContentVersion
  /** What shared caches are to be told of. */
  readonly sharedContent: {
    /** The versions of all sites, as answers are made from. */
    readonly versions: () => SiteVersions
    readonly readTold: () => Promise<SiteVersions>
    readonly storeTold: (versions: SiteVersions) => Promise<void>
  }
  /** Keeps a value under a word that is good once, whichever process of the deployment is asked. */
  readonly shelf: {
    readonly put: (word: string, value: string) => Promise<void>
    readonly take: (word: string) => Promise<string | null>
  }
  /** How searches are answered now. */
  readonly searchHealth: () => Promise<IndexHealth>
  /** Sends the mails that wait now, such as those of a process that was killed. Never fails. */
  readonly sendMails: () => Promise<void>
  /** Prints nothing more; a PDF that a reader waits for may end within so many milliseconds. */
  readonly endPrinting: (grace: number) => Promise<void>
  /** Writes what has been counted. The database stays open. */
  readonly close: () => Promise<void>
}

/** Milliseconds after which is looked for counts that could not be written at once, and for a copy that is due. */
const countInterval = 5_000

/** `copyEvery` where nothing is said. */
const standardCopyEvery = 60_000

export async function createRcPub(options: RcPubOptions): Promise<RcPub> {
  const { database, report, now = Date.now, limits = standardRateLimits } = options
  const { elapsed = () => performance.now(), baseHosts = [] } = options
  const today = (): string => new Date(now()).toISOString().slice(0, 10)
  const usage = createUsageCounter(database, createUseJudge(now), today)
  const senders = options.senders ?? noSenders
  const agreements = options.agreements ?? standardAgreements
  const hasher = options.hasher ?? createScryptHasher()
  const news = createAccountNews({ database, senders, now, report })
  const accounts = watchLogins(
    createAccounts({
      database,
      now,
      hasher,
      senders,
      news,
      agreements,
      baseHosts,
      limitsNetworks: limits !== null,
    }),
    options.loginAnswered ?? (() => undefined),
  )
  const oneTimes = createOneTimes(database, now)
  const captchas = createCaptchas(oneTimes)
  const attempts = createAttempts(database, now)
  const openAlerts = createOpenAlerts({ database, now, captchas, attempts, senders })
  const thirdParties = createThirdParties({
    database,
    now,
    providers: options.identityProviders ?? [],
    ask: createAskProvider(elapsed),
    accounts,
    news,
    baseHosts,
    report,
  })
  const members = options.members ?? accounts.sessions
  const index = openSearch(database, options.replica ?? null, report)
  const indexing = startIndexing(database, report)
  const deliveries = startDeliveries({
    database,
    index,
    senders,
    underWay: news.underWay,
    baseHosts,
    now,
    report,
    deposits: options.deposits ?? null,
    every: options.alertEvery ?? lookEvery,
  })
  const files = createFileStore(database)
  const printer = options.printer ?? noPrinter
  const content = await watchContent(database, elapsed)
  const contentVersion = content.version
  const pdfs = createArticlePdfs({
    database,
    printer,
    contentVersion,
    report,
    ahead: options.printAhead ?? null,
    ...(options.mostPrintsWaiting === undefined ? {} : { mostWaiting: options.mostPrintsWaiting }),
  })
  const articlePdf = pdfs.find
  const exports = createExportGate(elapsed, {
    ...standardExportLimits,
    ...(limits === null ? { hourly: null } : {}),
  })
  const answering: Answering = {
    database,
    index,
    visits: noVisits,
    visitsOf: usage.of,
    today,
    members,
    accounts,
    agreements,
    captchas,
    openAlerts,
    thirdParties,
    articlePdf,
    picturePreview: createPicturePreviews({ files, printer }),
    drawMemberPicture: createMemberPictures(printer),
    files,
    exports,
    now,
    baseHosts,
    repository: repositoryOf(baseHosts[0] ?? 'localhost'),
    report,
  }
  let copied = Number.NEGATIVE_INFINITY
  const count = async (): Promise<void> => {
    if (elapsed() - copied < (options.copyEvery ?? standardCopyEvery)) return usage.flush()
    if (await usage.copy()) copied = elapsed()
  }
  const counting = setInterval(() => void count(), countInterval).unref()
  const cached = { version: contentVersion, now: elapsed, lasts: options.answersLast ?? standardLast }
  return {
    plugin: async (server) => {
      server.setErrorHandler(answerProblem(report))
      await addLimits(server, limits)
      addRoutes(server, answering, createAnswerOverHttp(answering, cached))
    },
    answer: async (request) => {
      const { body } = request
      // who makes a page within the process tells of its visit, whether the page was made or kept
      const upload = body instanceof Uint8Array ? { fileName: '', bytes: body } : null
      const answer = await answerRequest(answering, {
        ...request,
        upload,
        body: upload === null ? body : null,
      })
      return { httpStatus: answer.httpStatus, body: { kind: 'value', value: answer.body } }
    },
    themeStylesheet: async (siteId) => {
      const bytes = await readBytes(answering, bytesHandlers.stylesheet, { siteId })
      return bytes === null ? null : Buffer.from(bytes).toString('utf8')
    },
    countVisit: ({ siteId, articleId }, client) => {
      const visits = usage.of(client)
      const [site, article] = [readId(siteId), readId(articleId ?? '')]
      if (site !== null) visits.countSite(site)
      if (article !== null) visits.countArticle(article)
    },
    isPerson: usage.isPerson,
    contentVersion,
    sharedContent: {
      versions: content.sites,
      readTold: () => readPurgedVersions(database),
      storeTold: (versions) => storePurgedVersions(database, versions),
    },
    shelf: {
      put: (word, value) => oneTimes.issue('handover', word, value),
      take: (word) => oneTimes.take('handover', word),
    },
    searchHealth: index.health,
    sendMails: deliveries.sendMails,
    endPrinting: pdfs.close,
    close: async () => {
      clearInterval(counting)
      await news.close()
      await deliveries.close()
      content.close()
      await pdfs.close(0)
      await indexing.close()
      await index.close()
      await usage.copy()
    },
  }
}

/** An HTTP server with nothing but rc-pub, to stand before a portal elsewhere. Not listening yet. */
export async function createRcPubServer(rcPub: RcPub): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 2_000 }, forceCloseConnections: true })
  await server.register(rcPub.plugin)
  return server
}
