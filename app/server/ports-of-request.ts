import type { Clock, CookieJar } from '@xuekan/core'
import type { PagePorts, PageTiming } from '@xuekan/core/page'
import type { OpenSitePorts } from '@xuekan/core/site'

/** What one request brings with it: its own ports, from a container of its own. */
export interface RequestPorts {
  readonly pages: PagePorts & PageTiming
  readonly site: OpenSitePorts
  readonly cookies: CookieJar
  readonly clock: Clock
}
