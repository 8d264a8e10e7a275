import {
  defaultLanguage,
  isServerFailure,
  isUiLanguage,
  localise,
  type AsyncResult,
  type Failure,
  type UiLanguage,
} from '@xuekan/core'
import { articleRoute, writtenText } from '@xuekan/core/content'
import {
  absoluteLink,
  findByOpenUrl,
  issueRoute,
  listHoldings,
  pageHostOf,
  kbartFileName,
  printKbart,
  printOpenSearch,
  readOpenUrl,
  searchWords,
  type OpenUrlAnswer,
  type Route,
  type SiteName,
} from '@xuekan/core/route'
import { emptySearchQuery } from '@xuekan/core/search'
import type { SiteShell } from '@xuekan/core/site'
import { firstValueFrom, map, race } from 'rxjs'
import type { HostOrigin } from '../../server/host/crawlers/add-crawler-files.ts'
import type { LibraryAnswer, LibraryFinders } from '../../server/host/library/add-library-files.ts'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'
import type { RequestPorts } from './ports-of-request.ts'
import { withSiteOfHost, type SiteOfHost, type SiteOfHostOptions } from './site-of-host.ts'

export interface LibraryFilesOptions extends SiteOfHostOptions {
  /** Changes whenever any content changes. */
  readonly version: () => string
  /** Milliseconds that somebody waits. */
  readonly deadline: number
}

/** Lists of titles that are held at once. */
const mostLists = 20

type Missing = Exclude<LibraryAnswer<never>, { readonly kind: 'found' }>

/** The site of the host, as an answer is made of it. */
interface Found {
  readonly shell: SiteShell
  readonly language: UiLanguage
  readonly ports: RequestPorts
  readonly origin: string
  readonly urlOf: (route: Route, site?: SiteName) => string
  /** The answer of a call, unless it comes too late. */
  readonly inTime: <T>(coming: AsyncResult<T>) => Promise<LibraryAnswer<T>>
}

/** Answers what libraries and readers' tools ask a host for, from the site of the host. */
export function createLibraryFinders(options: LibraryFilesOptions): LibraryFinders {
  const { baseHosts, deadline, version } = options
  const lists = createVersionedCache<string>(version, mostLists)
  const onSite = <T>(
    requested: HostOrigin,
    language: string,
    answer: (found: Found) => Promise<LibraryAnswer<T>>,
  ): Promise<LibraryAnswer<T>> =>
    withSiteOfHost(
      options,
      requested,
      deadline,
      async (found) => {
        const { site, ports } = found
        if (!site.ok) return withoutAnswer(site.error)
        const { shell } = site.value
        const shown = isUiLanguage(language) ? language : (shell.header.defaultLanguage ?? defaultLanguage)
        const origin = `${requested.protocol}://${requested.host}`
        const context = { language: shown, prefixed: true, host: pageHostOf(origin, shell.site, baseHosts) }
        return answer({
          shell,
          language: shown,
          ports,
          origin,
          urlOf: (route, named) =>
            absoluteLink(route, { ...context, shown: shell.site }, named ?? shell.site),
          inTime: (coming) => inTime(coming, found),
        })
      },
      isUiLanguage(language) ? language : null,
    )
  return {
    openSearch: (requested, language) =>
      onSite(requested, language, async (found) => ({ kind: 'found', value: openSearchOf(found) })),
    kbart: (requested, raw) =>
      onSite(requested, raw, async ({ shell, language, ports, origin, urlOf, inTime: soon }) => {
        const { id, sld, type } = shell.site
        const list = async (): Promise<LibraryAnswer<string>> => {
          const home = { page: 'home', language, site: null } as const
          const holdings = await soon(
            listHoldings(ports.pages, { context: { language, siteId: id }, type }, (journal) =>
              urlOf(home, { id: journal.siteId, sld: journal.sld, domain: journal.domain }),
            ),
          )
          return holdings.kind === 'found'
            ? { kind: 'found', value: printKbart(holdings.value, language) }
            : holdings
        }
        let failed: Missing = { kind: 'later' }
        const text = await lists.find(`${origin} ${id} ${language}`, async () => {
          const made = await list()
          if (made.kind === 'found') return made.value
          failed = made
          return null
        })
        if (text === null) return failed
        const fileName = kbartFileName(sld, new Date().toISOString().slice(0, 10))
        return { kind: 'found', value: { fileName, text } }
      }),
    openUrl: (requested, query, preferred) => {
      const named = new Map(query).get('lang')
      return onSite(
        requested,
        isUiLanguage(named) ? named : (preferred ?? ''),
        async ({ shell, language, ports, urlOf, inTime: soon }) => {
          const context = { language, siteId: shell.site.id }
          const meant = { context, type: shell.site.type, asked: readOpenUrl(query) }
          const found = await soon(findByOpenUrl(ports.pages, meant))
          return found.kind === 'found'
            ? { kind: 'found', value: targetUrl(found.value, language, urlOf) }
            : found
        },
      )
    },
  }
}

function openSearchOf({ shell, language, origin, urlOf }: Found): string {
  const { site, header } = shell
  const query = { ...emptySearchQuery, term: searchWords }
  const own = header.iconUrl
  return printOpenSearch({
    origin,
    language,
    name: writtenText(localise(site.name, language)),
    description: writtenText(localise(site.description, language)),
    results: urlOf({ page: 'search', language, query }),
    icon: own !== '' && URL.canParse(own, origin) ? new URL(own, origin).href : `${origin}/favicon.ico`,
  })
}

function targetUrl(target: OpenUrlAnswer, language: UiLanguage, urlOf: Found['urlOf']): string {
  const { journal } = target
  const site = journal === null ? undefined : { id: journal.siteId, sld: journal.sld, domain: journal.domain }
  if (target.kind === 'article') return urlOf(articleRoute(target.article, language), site)
  if (target.kind === 'issue') return urlOf(issueRoute(target.issue, language), site)
  return target.kind === 'backIssues'
    ? urlOf({ page: 'archive', language, siteId: null, decade: null }, site)
    : urlOf({ page: 'home', language, site: null }, site)
}

const withoutAnswer = (failure: Failure): Missing => {
  const isAbsent = failure.kind === 'absent' || (failure.kind === 'refused' && !isServerFailure(failure))
  return { kind: isAbsent ? 'absent' : 'later' }
}

const inTime = <T>(coming: AsyncResult<T>, { late$ }: SiteOfHost): Promise<LibraryAnswer<T>> =>
  firstValueFrom(
    race(
      coming.pipe(
        map((answer): LibraryAnswer<T> =>
          answer.ok ? { kind: 'found', value: answer.value } : withoutAnswer(answer.error),
        ),
      ),
      late$.pipe(map((): LibraryAnswer<T> => ({ kind: 'later' }))),
    ),
  )
