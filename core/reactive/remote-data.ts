/** What comes from afar: not asked for, on its way, here, or failed. */
export type RemoteData<T, E> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: E }

/** Ready or failed: nothing more will come for this input. */
export const isSettled = <T, E>(remote: RemoteData<T, E>): boolean =>
  remote.status === 'ready' || remote.status === 'failed'
