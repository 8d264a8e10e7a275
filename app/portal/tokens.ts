import type { Clock, CookieJar, Gateways, Sanitiser } from '@xuekan/core'
import type { RcPubClient, RcPubTransport } from '@xuekan/rc-pub'
import type { ServiceIdentifier } from 'inversify'

/** A name for a thing in the container that keeps its type: a wrong dependency does not compile. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** Everything that the containers hold. */
export const tokens = {
  clock: token<Clock>('Clock'),
  transport: token<RcPubTransport>('RcPubTransport'),
  sanitiser: token<Sanitiser>('Sanitiser'),
  /** Belongs to one reader: bound in the container of a request, or of the browser. */
  cookies: token<CookieJar>('CookieJar'),
  memberToken: token<() => string>('memberToken'),
  client: token<RcPubClient>('RcPubClient'),
  gateways: token<Gateways>('Gateways'),
} as const
