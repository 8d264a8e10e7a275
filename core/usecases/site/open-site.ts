import { resolveLanguage } from '../../domain/language/resolve-language.ts'
import { chromeForReader } from '../../domain/chrome/chrome-for-reader.ts'
import type { SiteChrome } from '../../domain/chrome/site-chrome.ts'
import type { Language } from '../../domain/language/language.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { SiteAddress, SiteGateway } from '../../ports/site-gateway.ts'
import { answered, mapAnswer, otherwise, thenAnswer, together } from '../answers.ts'

/** What the address and the cookie say about the language; null where they say nothing. */
export interface LanguageWish {
  readonly fromAddress: Language | null
  readonly fromCookie: Language | null
}

export interface OpenedSite {
  readonly chrome: SiteChrome
  readonly language: Language
}

/**
 * Finds a site and everything its chrome is made of (C1.1, C2.37, C7.4, C7.5).
 * The site's own default language stands in its header config, which is fetched with a language itself:
 * where the default turns out to decide, the chrome is fetched again in it (C4.1, C7.2).
 * Fails when the site, its header or its channels cannot be had; a footer or a journal can be missing.
 */
export function openSite(sites: SiteGateway, address: SiteAddress, wish: LanguageWish): Answer<OpenedSite> {
  const first = resolveLanguage({ ...wish, siteDefault: null })
  return thenAnswer(chromeIn(sites, address, first), (chrome) => {
    const language = resolveLanguage({ ...wish, siteDefault: chrome.header.defaultLanguage })
    if (language === first) return answered({ chrome, language })
    return mapAnswer(chromeIn(sites, address, language), (translated) => ({ chrome: translated, language }))
  })
}

function chromeIn(sites: SiteGateway, address: SiteAddress, language: Language): Answer<SiteChrome> {
  return thenAnswer(sites.findSite(address, language), (site) => {
    const reader: Reader = { language, siteId: site.id }
    return mapAnswer(
      together({
        header: sites.header(reader),
        channels: sites.channels(reader),
        footer: otherwise(sites.footer(reader), null),
        journal: site.type === 'single' ? otherwise(sites.journal(reader), null) : answered(null),
      }),
      (parts) => chromeForReader({ site, ...parts }, language),
    )
  })
}
