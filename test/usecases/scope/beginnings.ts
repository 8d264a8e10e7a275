import type { Scope } from '../../../core/reactive/scope.ts'
import type { RecordedPorts } from './recorded-ports.ts'

/** What can be asked of a use case that has begun. */
export type Commands = readonly (() => void)[]

/** How each use case is begun over recorded ports. */
export type Beginnings = Readonly<Record<string, (ports: RecordedPorts, scope: Scope) => Commands>>
