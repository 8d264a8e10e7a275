import type { Failure } from '../domain/failure/failure.ts'
import type { Result } from '../domain/result.ts'
import type { RemoteData } from '../reactive/remote-data.ts'

/** What a page knows of its content. */
export type Remote<T> = RemoteData<T, Failure>

export const idle: Remote<never> = { status: 'idle' }
export const loading: Remote<never> = { status: 'loading' }
export const ready = <T>(value: T): Remote<T> => ({ status: 'ready', value })
export const failed = (error: Failure): Remote<never> => ({ status: 'failed', error })

/** What is known once an answer is here. */
export const remoteOf = <T>(answer: Result<T, Failure>): Remote<T> =>
  answer.ok ? ready(answer.value) : failed(answer.error)
