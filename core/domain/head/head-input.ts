import type { SiteShell } from '../shell/site-shell.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteName } from '../link/link-context.ts'
import type { PageHost } from '../link/page-host.ts'
import type { Route } from '../route/route.ts'
import type { HeadContent, PageHead } from './page-head.ts'

export interface HeadInput extends PageHead {
  readonly shell: SiteShell
  readonly route: Route
  readonly language: UiLanguage
  /** Scheme and host without a slash at the end, such as `https://gzxb.example.org`. */
  readonly origin: string
  /** The host, where that is not the site's own or others have hosts beside it; absent for the site's own alone. */
  readonly host?: PageHost
  /** The site of the content, where that is not the shown one. */
  readonly contentSite?: SiteName | null
}

/** A head's input in which content that is absent is null. */
export interface HeadSource extends HeadInput {
  readonly content: HeadContent | null
}
