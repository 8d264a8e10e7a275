import fc from 'fast-check'
import type { MenuContext } from '../../domain/channel/menu-channels.ts'
import { bareShell } from '../../domain/shell/bare-shell.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { Journal } from '../../domain/site/journal.ts'
import { asSiteId, type Site } from '../../domain/site/site.ts'
import { themeIds } from '../../domain/theme/theme.ts'
import { arbitraryChannelTree } from './channels.ts'
import { arbitraryFooter, arbitraryHeader } from './shell.ts'
import { arbitraryToolbar, arbitraryTopNews } from './toolbars.ts'
import { firstById } from '../../domain/text/first-by-id.ts'
import { arbitraryLocalizedText, arbitraryUiLanguage } from './text.ts'

export const arbitrarySite: fc.Arbitrary<Site> = fc.record({
  id: fc.constant(asSiteId('26')),
  sld: fc.constantFrom('slgc', 'gzxb', 'emf', 'www'),
  domain: fc.constantFrom('', 'journal.example.org'),
  type: fc.constantFrom('single' as const, 'group', 'all'),
  name: arbitraryLocalizedText,
  themeId: fc.constantFrom(...themeIds),
  gray: fc.constantFrom('none' as const, 'index', 'page'),
  keywords: arbitraryLocalizedText,
  description: arbitraryLocalizedText,
  unifiedLogin: fc.boolean(),
  logoUrl: fc.constantFrom('', '/files/site-logo.png'),
  pictureUrl: fc.constantFrom('', '/files/site.png'),
})

export const arbitraryJournal: fc.Arbitrary<Journal> = fc.record({
  siteId: fc.constant(asSiteId('26')),
  sld: fc.constantFrom('slgc', 'gzxb'),
  domain: fc.constantFrom('', 'journal.example.org'),
  name: arbitraryLocalizedText,
  abbreviation: arbitraryLocalizedText,
  issn: fc.constantFrom('', '0559-9350'),
  cn: fc.constantFrom('', '11-1882/TV'),
  publisher: arbitraryLocalizedText,
  subject: arbitraryLocalizedText,
  frequency: arbitraryLocalizedText,
  introduction: arbitraryLocalizedText,
  coverUrl: fc.constant(''),
  groupName: arbitraryLocalizedText,
  indexedIn: fc.subarray(['CSCD', 'EI', 'Scopus']),
  latestIssue: fc.option(
    fc.record({
      year: fc.constantFrom(0, 1998, 2026),
      volume: fc.constantFrom('', '57'),
      issue: fc.constantFrom('', '6', 'S1', '7-8'),
      publishedOn: fc.constantFrom('', '2026', '2026-11-15', '2025-01-31'),
    }),
  ),
})

/** The shell of a site. */
export const arbitraryShell: fc.Arbitrary<SiteShell> = fc.record({
  site: arbitrarySite,
  header: arbitraryHeader,
  footer: fc.option(arbitraryFooter),
  channels: arbitraryChannelTree,
  journal: fc.option(arbitraryJournal),
  topNews: fc.option(fc.array(arbitraryTopNews, { maxLength: 3 }).map(firstById)),
  toolbar: fc.option(arbitraryToolbar),
  domains: fc.constantFrom([], [{ sld: 'gzxb', domain: 'photonics.example.org' }]),
  missing: fc.constantFrom([], [{ kind: 'refused', call: 'footer', status: 5, message: '' } as const]),
  group: fc.option(
    fc.record({
      sld: fc.constantFrom('hengwen', 'press'),
      domain: fc.constantFrom('', 'press.example.org'),
      name: arbitraryLocalizedText,
    }),
  ),
})

/** What a rule of the menu may ask: any site with any header, in a shell that is bare otherwise. */
export const arbitraryMenuContext: fc.Arbitrary<MenuContext> = fc
  .record({ site: arbitrarySite, header: arbitraryHeader, language: arbitraryUiLanguage })
  .map((own) => ({ ...bareShell, ...own }))
