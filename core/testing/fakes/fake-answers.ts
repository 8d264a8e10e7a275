import type { Answer } from '../../ports/answer.ts'

/** Answers a call of a gateway: `call` is its method, such as `byDoi`; null stands for what is not there. */
export type FakeAnswers = <T>(call: string, find: () => T | null) => Answer<T>

/** How an answer comes: at once unless a test delays it, breaks it, or counts it. */
export type OnTheWay = <T>(call: string, answer: Answer<T>) => Answer<T>
