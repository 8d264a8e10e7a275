import type { Gateways } from '../../ports/gateways.ts'

/** What the pages load their content from; each takes a `Pick` of it. */
export type PagePorts = Gateways
