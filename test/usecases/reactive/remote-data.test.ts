import { isSettled, type RemoteData } from '../../../core/reactive/remote-data.ts'
import { describe, expect, it } from 'vitest'

describe('isSettled', () => {
  it.each<readonly [RemoteData<string, string>, boolean]>([
    [{ status: 'idle' }, false],
    [{ status: 'loading' }, false],
    [{ status: 'loading', previous: 'before' }, false],
    [{ status: 'ready', value: '' }, true],
    [{ status: 'failed', error: '' }, true],
  ])('says of %j %s', (remote, settled) => {
    expect(isSettled(remote)).toBe(settled)
  })
})
