import { map, of, switchMap } from 'rxjs'
import type { Channel } from '../../domain/channel/channel.ts'
import { resolveLanguage } from '../../domain/language/resolve-language.ts'
import { shellInLanguage } from '../../domain/shell/shell-in-language.ts'
import type { HeaderConfig } from '../../domain/shell/header-config.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import { emptyToolbar } from '../../domain/shell/tool-item.ts'
import { isGatewayFailure } from '../../domain/failure/failure-words.ts'
import { forbiddenSiteStatus, type Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { domainsOfLinks, journalsOfLinks } from '../../domain/link/domains-of-links.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { Site } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import type { SiteAddress, SiteGateway } from '../../ports/site-gateway.ts'
import { succeed, mapResult, withDefault, andThen, all } from '../async-results.ts'

/** What the address and the cookie say about the language; null where they say nothing. */
export interface LanguagePreference {
  readonly fromAddress: UiLanguage | null
  readonly fromCookie: UiLanguage | null
}

export interface OpenSitePorts {
  /** A front end without a toolbar or the entrance of a group leaves these two out. */
  readonly sites: Pick<SiteGateway, 'findSite' | 'header' | 'channels' | 'footer' | 'journal' | 'journals'> &
    Partial<Pick<SiteGateway, 'toolbar' | 'group'>>
  /** Absent in one without a carousel. */
  readonly news?: Pick<NewsGateway, 'topNews'>
}

export interface OpenedSite {
  readonly shell: SiteShell
  readonly language: UiLanguage
}

/**
 * Finds a site and everything its shell is made of (C1.1, C2.37, C7.4, C7.5).
 * The site's own default language stands in its header config, which is fetched with a language itself:
 * where the default turns out to decide, the shell is fetched again in it (C4.1, C7.2).
 * Of several addresses the first that names a site counts; a site that is refused as expired ends the search (C8.2).
 * Fails when the site, its header or its channels cannot be had; a footer, a journal, top news, a toolbar, the group or
 * the domains of others can be missing; `missing` says why, where the browser does not ask again (C8.1).
 */
export function openSite(
  ports: OpenSitePorts,
  address: SiteAddress | readonly SiteAddress[],
  preference: LanguagePreference,
): AsyncResult<OpenedSite> {
  const first = resolveLanguage({ ...preference, siteDefault: null })
  const addresses = 'sld' in address || 'siteId' in address ? [address] : address
  return andThen(shellIn(ports, addresses, first), (shell) => {
    const language = resolveLanguage({ ...preference, siteDefault: shell.header.defaultLanguage })
    if (language === first) return succeed({ shell, language })
    return mapResult(shellIn(ports, addresses, language), (translated) => ({ shell: translated, language }))
  })
}

function shellIn(
  { sites, news }: OpenSitePorts,
  addresses: readonly SiteAddress[],
  language: UiLanguage,
): AsyncResult<SiteShell> {
  return andThen(findFirst(sites, addresses, language), (site) => {
    const context: RequestContext = { language, siteId: site.id }
    const domainsFor = (channels: readonly Channel[]): AsyncResult<SiteShell['domains']> =>
      site.type === 'single' || journalsOfLinks(channels).length === 0
        ? succeed([])
        : withDefault(
            mapResult(sites.journals(context), (journals) => domainsOfLinks(channels, journals)),
            [],
          )
    const groupFor = ({ groupEntrance }: HeaderConfig): AsyncResult<SiteShell['group']> =>
      groupEntrance && sites.group !== undefined ? sites.group(context) : succeed(null)
    return andThen(
      all({
        header: sites.header(context),
        channels: sites.channels(context),
        footer: attempt(sites.footer(context)),
        journal: attempt(site.type === 'single' ? sites.journal(context) : succeed(null)),
        topNews: news === undefined ? succeed([]) : withDefault(news.topNews(context), null),
        toolbar:
          sites.toolbar === undefined ? succeed(emptyToolbar) : withDefault(sites.toolbar(context), null),
      }),
      ({ footer, journal, ...loaded }) =>
        mapResult(
          all({ group: attempt(groupFor(loaded.header)), domains: domainsFor(loaded.channels) }),
          ({ group, domains }) =>
            shellInLanguage(
              {
                site,
                ...loaded,
                footer: valueOf(footer),
                journal: valueOf(journal),
                group: valueOf(group),
                domains,
                missing: [footer, journal, group].flatMap(failureOf),
              },
              language,
            ),
        ),
    )
  })
}

/** A part that can be missing: it, or why it could not be had. */
const attempt = <T>(answer: AsyncResult<T>): AsyncResult<Result<T, Failure>> => answer.pipe(map(ok))

const valueOf = <T>(part: Result<T, Failure>): T | null => (part.ok ? part.value : null)

/** A part that the site does not have is no failure. */
const failureOf = (part: Result<unknown, Failure>): readonly Failure[] =>
  part.ok || part.error.kind === 'absent' ? [] : [part.error]

/** The first address that names a site; another one is tried only where a site is not there. */
function findFirst(
  sites: Pick<SiteGateway, 'findSite'>,
  [address, ...others]: readonly SiteAddress[],
  language: UiLanguage,
): AsyncResult<Site> {
  if (address === undefined) return of(err({ kind: 'absent', call: 'findSite' } as const))
  const found$ = sites.findSite(address, language)
  if (others.length === 0) return found$
  return found$.pipe(
    switchMap((found) =>
      found.ok || !isUnknown(found.error) ? of(found) : findFirst(sites, others, language),
    ),
  )
}

/** An unknown site is absent, or refused with any status but that of an expired one, unless rc-pub was not reached. */
const isUnknown = (failure: Failure): boolean =>
  failure.kind === 'absent' ||
  (failure.kind === 'refused' && failure.status !== forbiddenSiteStatus && !isGatewayFailure(failure))
