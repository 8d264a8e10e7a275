import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { loadBrowserSanitiser, createSystemClock } from '@xuekan/web'
import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { gatewayModule } from '../portal/gateway-module.ts'
import { tokens } from '../portal/tokens.ts'
import type { RemoteRcPub } from './remote-ports.ts'

/** The browser's container: created with the first call to rc-pub. The host adds the token, out of scripts' reach. */
export async function openRemoteGateways(): Promise<RemoteRcPub> {
  const container = new Container()
  container.bind(tokens.clock).toConstantValue(createSystemClock())
  container.bind(tokens.transport).toConstantValue(createAxiosTransport({ baseUrl: '' }))
  container.bind(tokens.sanitiser).toConstantValue(await loadBrowserSanitiser())
  container.bind(tokens.memberToken).toConstantValue(() => '')
  container.load(gatewayModule)
  return {
    expired$: container.get(tokens.client).expired$,
    gateways: container.get(tokens.gateways),
  }
}
