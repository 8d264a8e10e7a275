import type { UiLanguage } from '@xuekan/core'
import { formatRoute } from '@xuekan/core/route'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'

/** The call that ends what a mail was sent for, for programs that post there (RFC 8058). */
export const oneClickAddress = (origin: string, leave: string): string =>
  `${origin}${basePath}${endpoints.leaveSubscription.path}?leave=${leave}`

/** Where a reader ends it: the page asks before it does. */
export const leaveAddress = (origin: string, leave: string, language: UiLanguage): string =>
  origin + formatRoute({ page: 'emailSubscribe', language, leave })
