// rc-pub: the gateways of the core over a client of it, and what carries its calls.
export { createGateways } from './create-gateways.ts'
export { printRequest, type EndpointInput } from './print-request.ts'
export { createRcPubClient, type Expired, type RcPubClient, type RcPubClientPorts } from './rc-pub-client.ts'
export type { RcPubTransport } from './transport.ts'
export { createFetchTransport, type FetchTransportOptions } from './transports/fetch-transport.ts'
export { createInProcessTransport, type EmbeddedRcPub } from './transports/in-process-transport.ts'
