import type { AsyncResult } from '../../ports/async-result.ts'

/** Answers a call of a gateway: `call` is its method, such as `byDoi`; null stands for what is not there. */
export type FakeResults = <T>(call: string, find: () => T | null) => AsyncResult<T>

/** How an answer comes: at once unless a test delays it, breaks it, or counts it. */
export type OnTheWay = <T>(call: string, answer: AsyncResult<T>) => AsyncResult<T>
