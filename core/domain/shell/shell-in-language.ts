import type { Channel } from '../channel/channel.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { inOneLanguage } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'
import type { FooterConfig } from './footer-config.ts'
import type { HeaderConfig, HeaderStyle } from './header-config.ts'
import type { SiteShell } from './site-shell.ts'
import type { Toolbar } from './tool-item.ts'

/**
 * The shell with no more than one reader is shown: it travels with every page. The site's names stay in both
 * languages; its keywords, its picture and its disabled channels are shown to nobody, and its logo only where the header
 * has none.
 */
export const shellInLanguage = (shell: SiteShell, language: UiLanguage): SiteShell => ({
  site: {
    ...shell.site,
    keywords: { zh: '', en: '' },
    description: inOneLanguage(shell.site.description, language),
    logoUrl: hasLogo(shell.header) ? '' : shell.site.logoUrl,
    pictureUrl: '',
  },
  header: headerInLanguage(shell.header, language),
  footer: shell.footer === null ? null : footerInLanguage(shell.footer, language),
  channels: channelsInLanguage(shell.channels, language),
  journal: shell.journal === null ? null : imprintInLanguage(shell.journal, shell.header.style, language),
  topNews: shell.topNews?.map((news) => ({ ...news, title: inOneLanguage(news.title, language) })) ?? null,
  toolbar: shell.toolbar === null ? null : publicToolbar(shell.toolbar),
  group: shell.group === null ? null : groupInLanguage(shell.group, language),
  domains: shell.domains,
  missing: shell.missing,
})

const groupInLanguage = (
  { sld, domain, name }: NonNullable<SiteShell['group']>,
  language: UiLanguage,
): SiteShell['group'] => ({ sld, domain, name: inOneLanguage(name, language) })

const hasLogo = ({ showLogo, logoUrl }: HeaderConfig): boolean =>
  !showLogo || logoUrl.zh !== '' || logoUrl.en !== ''

const headerInLanguage = (header: HeaderConfig, language: UiLanguage): HeaderConfig => ({
  ...header,
  greeting: inOneLanguage(header.greeting, language),
  logoUrl: inOneLanguage(header.logoUrl, language),
  mobileLogoUrl: inOneLanguage(header.mobileLogoUrl, language),
})

const footerInLanguage = (footer: FooterConfig, language: UiLanguage): FooterConfig => ({
  ...footer,
  logoUrl: inOneLanguage(footer.logoUrl, language),
  address: inOneLanguage(footer.address, language),
  copyright: inOneLanguage(footer.copyright, language),
})

/** A channel without a name in the reader's language keeps the other one: the menu does not show it (C4.11). */
const channelsInLanguage = (channels: readonly Channel[], language: UiLanguage): readonly Channel[] =>
  channels
    .filter((channel) => channel.enabled)
    // rarely filled fields last: a packed state leaves them out
    .map(({ id, parentId, siteId, name, code, enabled, children, ...rest }) => ({
      id,
      parentId,
      siteId,
      name: inOneLanguage(name, language),
      code,
      enabled,
      children: channelsInLanguage(children, language),
      ...rest,
    }))

/** The header that names the latest issue. */
const mastheadStyle: HeaderStyle = 6

/** What a site's owner alone needs is left out; rarely filled fields last. */
const publicToolbar = ({ style, items }: Toolbar): Toolbar => ({
  style,
  items: items.map(({ id, name, iconUrl, platform, link, description, pictureUrl }) => ({
    id,
    name,
    iconUrl,
    platform,
    link,
    description,
    pictureUrl,
    indexId: '',
    type: '',
    linkType: '',
  })),
})

const imprintInLanguage = (
  journal: JournalImprint,
  style: HeaderStyle,
  language: UiLanguage,
): JournalImprint => ({
  siteId: journal.siteId,
  sld: journal.sld,
  name: journal.name,
  abbreviation: journal.abbreviation,
  issn: journal.issn,
  cn: journal.cn,
  publisher: inOneLanguage(journal.publisher, language),
  latestIssue: style === mastheadStyle ? journal.latestIssue : null,
})
