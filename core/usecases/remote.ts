import type { Failure } from '../domain/failure/failure.ts'
import type { RemoteData } from '../reactive/remote-data.ts'

/** What a page knows of its content. */
export type Remote<T> = RemoteData<T, Failure>

export const idle: Remote<never> = { status: 'idle' }
export const loading: Remote<never> = { status: 'loading' }
export const ready = <T>(value: T): Remote<T> => ({ status: 'ready', value })
export const failed = (error: Failure): Remote<never> => ({ status: 'failed', error })
