import { of, switchMap } from 'rxjs'
import { resolveLanguage } from '../../domain/language/resolve-language.ts'
import { chromeForReader } from '../../domain/chrome/chrome-for-reader.ts'
import type { HeaderConfig } from '../../domain/chrome/header-config.ts'
import type { SiteChrome } from '../../domain/chrome/site-chrome.ts'
import { emptyToolbar } from '../../domain/chrome/tool-item.ts'
import { forbiddenSiteStatus, type Failure } from '../../domain/failure/failure.ts'
import type { Language } from '../../domain/language/language.ts'
import { err } from '../../domain/result.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { SiteAddress, SiteGateway } from '../../ports/site-gateway.ts'
import type { SiteDirectoryGateway } from '../../ports/site-directory-gateway.ts'
import type { ToolbarGateway } from '../../ports/toolbar-gateway.ts'
import type { TopNewsGateway } from '../../ports/top-news-gateway.ts'
import { answered, mapAnswer, otherwise, thenAnswer, together } from '../answers.ts'

/** What the address and the cookie say about the language; null where they say nothing. */
export interface LanguageWish {
  readonly fromAddress: Language | null
  readonly fromCookie: Language | null
}

export interface OpenSitePorts {
  readonly sites: SiteGateway
  /** A front end without a carousel, a toolbar or the entrance of a group leaves these out. */
  readonly topNews?: TopNewsGateway
  readonly tools?: ToolbarGateway
  readonly directory?: Pick<SiteDirectoryGateway, 'group'>
}

export interface OpenedSite {
  readonly chrome: SiteChrome
  readonly language: Language
}

/**
 * Finds a site and everything its chrome is made of (C1.1, C2.37, C7.4, C7.5).
 * The site's own default language stands in its header config, which is fetched with a language itself:
 * where the default turns out to decide, the chrome is fetched again in it (C4.1, C7.2).
 * Of several addresses the first that names a site counts; a site that is refused as expired ends the search (C8.2).
 * Fails when the site, its header or its channels cannot be had; a footer, a journal, top news, a toolbar or the group
 * can be missing.
 */
export function openSite(
  ports: OpenSitePorts,
  address: SiteAddress | readonly SiteAddress[],
  wish: LanguageWish,
): Answer<OpenedSite> {
  const first = resolveLanguage({ ...wish, siteDefault: null })
  const addresses = 'sld' in address || 'siteId' in address ? [address] : address
  return thenAnswer(chromeIn(ports, addresses, first), (chrome) => {
    const language = resolveLanguage({ ...wish, siteDefault: chrome.header.defaultLanguage })
    if (language === first) return answered({ chrome, language })
    return mapAnswer(chromeIn(ports, addresses, language), (translated) => ({ chrome: translated, language }))
  })
}

function chromeIn(
  { sites, topNews, tools, directory }: OpenSitePorts,
  addresses: readonly SiteAddress[],
  language: Language,
): Answer<SiteChrome> {
  return thenAnswer(findFirst(sites, addresses, language), (site) => {
    const reader: Reader = { language, siteId: site.id }
    const groupFor = ({ groupEntrance }: HeaderConfig): Answer<SiteChrome['group']> =>
      groupEntrance && directory !== undefined ? otherwise(directory.group(reader), null) : answered(null)
    return thenAnswer(
      together({
        header: sites.header(reader),
        channels: sites.channels(reader),
        footer: otherwise(sites.footer(reader), null),
        journal: site.type === 'single' ? otherwise(sites.journal(reader), null) : answered(null),
        topNews: topNews === undefined ? answered([]) : otherwise(topNews.topNews(reader), null),
        toolbar: tools === undefined ? answered(emptyToolbar) : otherwise(tools.tools(reader), null),
      }),
      (parts) =>
        mapAnswer(groupFor(parts.header), (group) => chromeForReader({ site, ...parts, group }, language)),
    )
  })
}

/** The first address that names a site; another one is tried only where a site is not there. */
function findFirst(
  sites: Pick<SiteGateway, 'findSite'>,
  [address, ...others]: readonly SiteAddress[],
  language: Language,
): Answer<Site> {
  if (address === undefined) return of(err({ kind: 'absent', call: 'findSite' } as const))
  const found$ = sites.findSite(address, language)
  if (others.length === 0) return found$
  return found$.pipe(
    switchMap((found) =>
      found.ok || !isUnknown(found.error) ? of(found) : findFirst(sites, others, language),
    ),
  )
}

/** An unknown site is absent, or refused with any status but that of an expired one. */
const isUnknown = (failure: Failure): boolean =>
  failure.kind === 'absent' || (failure.kind === 'refused' && failure.status !== forbiddenSiteStatus)
