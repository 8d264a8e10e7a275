import type { AddressInfo } from 'node:net'
import type { UiLanguage } from '@xuekan/core'
import { lazy } from '@xuekan/core/reactive'
import { createSystemClock } from '@xuekan/web'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { createHost, type HostTimeouts } from '../../server/host/create-host.ts'
import type { PageRequest, RenderPage } from '../../server/host/page-answer.ts'
import { standardPageLimits } from '../../server/host/running/page-limits.ts'
import { createSiteStyles } from '../../server/host/styles/site-styles.ts'
import { createServerSanitiser } from '../../server/rc-pub/import/sanitise.ts'
import { CountsInWindows } from '../../server/rc-pub/limits/counts-in-windows.ts'
import type { Translate } from '../../ui/locales/translate.ts'
import { loadTranslate } from './messages.ts'
import type { AssetsOf } from './assets.ts'
import { createRootContainer, openRequest } from './container.ts'
import { createFindCustomCss } from './custom-css.ts'
import { openRcPubSource, type RcPubSource } from './rc-pub-source.ts'
import { createRenderer, type RendererOptions } from './render.tsx'
import { startPurging } from './running/start-purging.ts'
import { createLog, type Log } from './running/log.ts'
import { createMetrics, serveMetrics, type Metrics, type MetricsServer } from './running/metrics.ts'
import { createRenderWatch, type RenderWatch } from './running/render-watch.ts'
import { watchOf } from './running/watch-of.ts'
import { sessionCalls } from './session-calls.ts'
import type { Settings } from './settings.ts'
import { createSiteCache } from './site-cache.ts'
import { createSiteThemes } from './site-themes.ts'
import { optionalWithin, standardDeadline, timelyTransport } from './timely-ports.ts'
import { createDescriber } from './describe-page.ts'
import { createFindIcon } from './find-icon.ts'
import { createLibraryFinders } from './find-library-files.ts'
import { createHandover } from './handover.ts'
import { createSitemapFinder } from './find-sitemap.ts'
import type { SiteOfHostOptions } from './site-of-host.ts'
import { StartProblem } from './start-problem.ts'

export interface PortalInput {
  readonly clientFolder: string
  readonly assetsOf: AssetsOf
  readonly report: (failure: unknown) => void
  /** Where requests and what becomes of another rc-pub are logged; nowhere without it. */
  readonly log?: Log
  /** Bytes that rendered pages may take in memory; 0 keeps none. */
  readonly cacheBytes?: number
  /** In development: other headers, a server that passes through Vite, a renderer that is loaded again. */
  readonly headers?: Readonly<Record<string, string>>
  readonly serverFactory?: FastifyServerFactory
  readonly makeRenderer?: (options: RendererOptions) => RenderPage
  /** Milliseconds that a page may take; 20 seconds without it. */
  readonly pageDeadline?: number
  /** How long clients may keep the portal waiting. */
  readonly timeouts?: HostTimeouts
}

export interface RunningPortal {
  readonly port: number
  /** Where `/metrics` are; null where they are not wanted. */
  readonly metricsPort: number | null
  /** What a first question to another rc-pub has found; '' before the embedded one. */
  readonly found: string
  readonly sites: readonly { readonly name: string; readonly url: string }[]
  readonly close: () => Promise<void>
}

/** Bytes that rendered pages may take in memory. */
const standardCacheBytes = 128 * 1024 * 1024

/** Seconds that shared caches may keep a page: where they are told of what changes, and where not. */
const sharedFor = { told: 86_400, untold: 60 } as const

const noSite = 'no site yet: `npm run import -- --sites FOLDER` loads some'

/** Opens the store or the way to another rc-pub, and listens. A `StartProblem` says in a sentence why it cannot. */
export async function startPortal(settings: Settings, input: PortalInput): Promise<RunningPortal> {
  const { log = createLog('silent'), report } = input
  const metrics = settings.metricsPort === null ? null : createMetrics()
  const renders = createRenderWatch(() => performance.now())
  const source = await openRcPubSource(settings, {
    report,
    log,
    storeAsked: metrics?.storeAsked ?? (() => undefined),
    messageSent: metrics?.messageSent ?? (() => undefined),
    loginAnswered: metrics?.loginAnswered ?? (() => undefined),
    isBusy: renders.isBusy,
  })
  try {
    if (source.outbox !== null) metrics?.followOutbox(source.outbox)
    const watch = watchOf(log, metrics)
    const { options, close } = hostOptions(source, settings, input, renders)
    const host = await createHost({
      cacheBytes: standardCacheBytes,
      trustProxy: settings.trustProxy,
      grace: settings.stopGrace * 1_000,
      pageLimits: settings.rateLimits ? standardPageLimits : null,
      clientCounts: CountsInWindows,
      readiness: source.readiness,
      ...(watch === null ? {} : { watch }),
      ...input,
      ...options,
    })
    const port = await listen(host, settings)
    const metricsServer =
      metrics === null ? null : await listenForMetrics(metrics, settings).catch(closing(host))
    const { sharedContent: content } = source
    const { purgeUrl: address } = settings
    if (address !== '' && content === null) log.warn('PURGE_URL is not used: another rc-pub tells no version')
    const endPurging =
      address === '' || content === null
        ? () => undefined
        : await startPurging({ address, content, log, sent: metrics?.purged ?? null })
    source.prepare()
    const base = (sld: string): string => `http://${sld}.${settings.baseHosts[0]}:${port}`
    return {
      port,
      metricsPort: metricsServer?.port ?? null,
      found: source.found,
      sites:
        source.sites.length === 0
          ? [{ name: settings.rcPubUrl || noSite, url: `http://localhost:${port}` }]
          : source.sites.map(({ sld, name }) => ({
              name: [...new Set([name.zh, name.en])].join(' ').trim(),
              url: base(sld),
            })),
      close: async () => {
        endPurging()
        await Promise.all([host.close(), source.endPrinting(settings.stopGrace * 1_000)])
        close()
        await source.close()
        await metricsServer?.close()
      },
    }
  } catch (failure) {
    await source.close()
    throw failure
  }
}

/** What the host is made of, and what lets go of the files that it reads. */
function hostOptions(
  source: RcPubSource,
  {
    baseHosts,
    corsOrigins,
    purgeUrl,
    securityContacts,
    temporary,
  }: Pick<Settings, 'baseHosts' | 'corsOrigins' | 'purgeUrl' | 'securityContacts' | 'temporary'>,
  { assetsOf, makeRenderer = createRenderer, pageDeadline = standardDeadline }: PortalInput,
  renders: RenderWatch,
) {
  const transport = timelyTransport(source.transport, createSystemClock(), optionalWithin(pageDeadline))
  const root = createRootContainer(transport, createServerSanitiser())
  const siteStyles = createSiteStyles(
    createFindCustomCss(source.transport, createSystemClock()),
    source.contentVersion,
  )
  const themes = createSiteThemes(source.themeStylesheet, source.contentVersion)
  const sites = createSiteCache(source.contentVersion)
  const content = {
    baseHosts,
    openRequest: (request: PageRequest) => openRequest(root, request),
    sites,
    translate: preparedTranslates(),
    deadline: pageDeadline,
    listedSites: source.sites,
  }
  const render = makeRenderer({
    ...content,
    assetsOf,
    customCssOf: siteStyles.addressesOf,
    themeOf: themes.addressOf,
  })
  const siteOfHost: SiteOfHostOptions = {
    baseHosts,
    openRequest: (requested) => openRequest(root, { ...requested, address: '/', cookies: new Map() }),
    sites,
  }
  const sitemaps = createSitemapFinder({
    ...siteOfHost,
    version: source.sitemapVersion,
    folder: temporary,
    deadline: pageDeadline,
  })
  const options = {
    render: renders.watched(render),
    describe: createDescriber(content),
    findSitemap: sitemaps.find,
    handover: createHandover({ root, siteOfHost, shelf: source.handoverShelf }),
    findIcon: createFindIcon(siteOfHost),
    library: createLibraryFinders({ ...siteOfHost, version: source.sitemapVersion, deadline: pageDeadline }),
    contentVersion: source.contentVersion,
    countVisit: source.countVisit,
    isPerson: source.isPerson,
    sharedFor: purgeUrl === '' || source.sharedContent === null ? sharedFor.untold : sharedFor.told,
    rcPub: source.plugin,
    sessionCalls,
    allowedOrigins: corsOrigins,
    securityContacts,
    ownHosts: { baseHosts, isDomain: source.isDomain },
    siteStyles: {
      addRoute: (host: FastifyInstance) => {
        siteStyles.addRoute(host)
        themes.addRoute(host)
      },
    },
  }
  return { options, close: sitemaps.close }
}

/** The words of each language, prepared once: they belong to no reader. */
function preparedTranslates(): (language: UiLanguage) => Promise<Translate> {
  const prepared = { zh: lazy(() => loadTranslate('zh')), en: lazy(() => loadTranslate('en')) }
  return (language) => prepared[language]()
}

/** Closes the host before it passes the failure on. */
const closing =
  (host: FastifyInstance) =>
  async (failure: unknown): Promise<never> => {
    await host.close()
    throw failure
  }

async function listen(host: FastifyInstance, { port, address }: Settings): Promise<number> {
  await host.listen({ port, host: address }).catch(explained({ name: 'PORT', port, address }))
  return (host.server.address() as AddressInfo).port
}

const listenForMetrics = (metrics: Metrics, { metricsPort, address }: Settings): Promise<MetricsServer> => {
  const port = metricsPort ?? 0
  return serveMetrics(metrics, port, address).catch(explained({ name: 'METRICS_PORT', port, address }))
}

/** Says in a sentence why nobody can listen there. */
const explained =
  ({ name, port, address }: { readonly name: string; readonly port: number; readonly address: string }) =>
  (failure: unknown): never => {
    const { code } = failure as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartProblem(`Port ${port} is taken: stop what uses it, or choose another with ${name}.`)
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} is not allowed to this user: choose another with ${name}.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`This machine has no address ${address}: choose another with HOST.`)
    throw failure
  }
