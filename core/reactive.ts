// Values that change: behaviors, scopes, remote data and results that arrive later.
export { constant, createBehavior, type Behavior, type MutableBehavior } from './reactive/behavior.ts'
export { lazy } from './reactive/lazy.ts'
export { isSettled, type RemoteData } from './reactive/remote-data.ts'
export { createScope, type Scope } from './reactive/scope.ts'
export { createStream, type Stream } from './reactive/stream.ts'
export { all, andThen, fail, mapResult, succeed, withDefault } from './usecases/async-results.ts'
export { failed, idle, loading, ready, remoteOf, type Remote } from './usecases/remote.ts'
