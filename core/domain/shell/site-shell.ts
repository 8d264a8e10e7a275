import type { Failure } from '../failure/failure.ts'
import type { Channel } from '../channel/channel.ts'
import type { JournalImprint } from '../site/journal.ts'
import type { Site } from '../site/site.ts'
import type { FooterConfig } from './footer-config.ts'
import type { HeaderConfig } from './header-config.ts'
import type { Toolbar } from './tool-item.ts'
import type { TopNews } from './top-news.ts'

/** Everything that the shared shell of one site is made of (C1.4, C2.37). */
export interface SiteShell {
  readonly site: Site
  readonly header: HeaderConfig
  /** null until its config is known: the footer shows only then (C4.20). */
  readonly footer: FooterConfig | null
  readonly channels: readonly Channel[]
  /** The journal of a single site; null for a group and the aggregate. */
  readonly journal: JournalImprint | null
  /** The carousel above the header; null where it could not be had. */
  readonly topNews: readonly TopNews[] | null
  /** The floating toolbar; null where it could not be had. */
  readonly toolbar: Toolbar | null
  /** The group that the header leads to (C3.2 groupEntrance); null for none. */
  readonly group: Pick<Site, 'sld' | 'domain' | 'name'> | null
  /** The domains of the journals that the channels of a group or of the aggregate lead to (C3.1). */
  readonly domains: readonly Pick<Site, 'sld' | 'domain'>[]
  /** Why footer, journal or group could not be had; a part that the site does not have is none of these (C8.1). */
  readonly missing: readonly Failure[]
}
