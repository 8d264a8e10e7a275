import type { Expired } from '@xuekan/core/member'
import { asSiteId } from '@xuekan/core/site'
import { createFakeGateways, sampleContent } from '@xuekan/core/testing'
import { firstValueFrom, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createRemotePorts } from '../../app/browser/remote-ports.ts'

const reader = { language: 'en', siteId: asSiteId('3') } as const

/** Gateways whose code comes after so many failures. */
function bench(failures = 0) {
  const reported: string[] = []
  const expired$ = new Subject<Expired>()
  let loads = 0
  const remote = createRemotePorts({
    load: async () => {
      loads += 1
      if (loads <= failures) throw new Error('no such chunk')
      return { expired$, gateways: createFakeGateways(sampleContent) }
    },
    codeFailed: () => reported.push('code failed'),
  })
  return { expired$, loads: () => loads, remote, reported }
}

describe('createRemotePorts', () => {
  it('fetches its code once, with the first call that is waited for', async () => {
    const { loads, remote } = bench()
    const answer = remote.sites.journal(reader)
    expect(loads()).toBe(0)
    const [first, second] = await Promise.all([
      firstValueFrom(answer),
      firstValueFrom(remote.issues.years(reader)),
    ])
    expect(first).toMatchObject({ ok: true, value: { sld: 'jiang' } })
    expect([second.ok, loads()]).toEqual([true, 1])
  })

  it('answers like a server that cannot be reached while its code cannot be had, and tries again', async () => {
    const { loads, remote, reported } = bench(1)
    expect(await firstValueFrom(remote.sites.journal(reader))).toEqual({
      ok: false,
      error: { kind: 'unreachable', call: 'journal' },
    })
    expect(reported).toEqual(['code failed'])
    expect((await firstValueFrom(remote.sites.journal(reader))).ok).toBe(true)
    expect([loads(), reported.length]).toEqual([2, 1])
  })

  it('hands on every end of a session, to who listened before its code came', async () => {
    const { expired$, remote } = bench()
    const ends: string[] = []
    remote.expired$.subscribe(({ message }) => ends.push(message))
    await firstValueFrom(remote.sites.journal(reader))
    expired$.next({ kind: 'expired', call: 'article', message: 'ended' })
    expect(ends).toEqual(['ended'])
  })
})
