import type { UiLanguage } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'
import { hostNameOf, storeSite, siteAddressOf, storage, type SiteShell } from '@xuekan/core/site'
import { createStoredValue, type TextStore } from '@xuekan/web'
import { EMPTY } from 'rxjs'

export interface SiteMemoryOptions {
  readonly session: TextStore
  readonly shell: Pick<SiteShell, 'site' | 'channels'>
  readonly language: UiLanguage
  /** Host name of the page, with its port if any. */
  readonly host: string
}

/** The site as this tab keeps it (C3.19); no other tab sees its storage. */
export function storeSiteOfTab({ session, shell, language, host }: SiteMemoryOptions, scope: Scope): void {
  const alone = { changes$: EMPTY }
  const isOwnHost = hostNameOf(host) === shell.site.domain
  const address = siteAddressOf(host)
  storeSite(
    {
      datanav: createStoredValue(scope, session, storage.datanav, alone),
      sld: createStoredValue(scope, session, storage.sld, alone),
      siteId: createStoredValue(scope, session, storage.siteId, alone),
      dsld: createStoredValue(scope, session, storage.dsld, alone),
    },
    {
      site: shell.site,
      hostSld: !isOwnHost && 'sld' in address ? address.sld : null,
      lists: { language, channels: shell.channels },
    },
  )
}
