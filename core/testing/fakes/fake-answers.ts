import type { Answer } from '../../ports/answer.ts'

/** Answers a call of a gateway: `call` is its method, such as `byDoi`; null stands for what is not there. */
export type FakeAnswers = <T>(call: string, find: () => T | null) => Answer<T>
