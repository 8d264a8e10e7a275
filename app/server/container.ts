import type { RcPubTransport } from '@xuekan/rc-pub'
import { createSystemClock, createRequestCookieJar } from '@xuekan/web'
import 'reflect-metadata/lite'
import type { Sanitiser } from '@xuekan/core'
import { Container } from 'inversify'
import type { FormSource, PageRequest } from '../../server/host/page-answer.ts'
import { gatewayModule } from '../portal/gateway-module.ts'
import { tokens } from '../portal/tokens.ts'
import type { RequestPorts } from './ports-of-request.ts'

/** What all requests share: nothing in it belongs to a reader. */
export function createRootContainer(transport: RcPubTransport, sanitiser: Sanitiser): Container {
  const root = new Container()
  root.bind(tokens.clock).toConstantValue(createSystemClock())
  root.bind(tokens.transport).toConstantValue(transport)
  root.bind(tokens.sanitiser).toConstantValue(sanitiser)
  return root
}

/** A transport that says whom a form comes from: nobody else's guesses count for them. */
const askingFor =
  (transport: RcPubTransport, { knownDevice, ...from }: FormSource): RcPubTransport =>
  (request) =>
    transport({
      ...request,
      from,
      headers: { ...request.headers, ...(knownDevice === '' ? {} : { knowndevice: knownDevice }) },
    })

/** The ports of one request, from a child container that holds all that is the reader's. */
export function openRequest(root: Container, request: PageRequest): RequestPorts {
  const child = new Container({ parent: root })
  const cookies = createRequestCookieJar(request.cookies)
  const { from } = request
  if (from !== undefined)
    child.bind(tokens.transport).toConstantValue(askingFor(root.get(tokens.transport), from))
  child.bind(tokens.cookies).toConstantValue(cookies)
  child.bind(tokens.memberToken).toConstantValue(() => cookies.read('token'))
  child.load(gatewayModule)
  const clock = child.get(tokens.clock)
  const gateways = child.get(tokens.gateways)
  return {
    cookies,
    clock,
    site: gateways,
    pages: { ...gateways, clock, minimumDelay: 0 },
  }
}
