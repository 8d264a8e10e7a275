import { createScope } from '../../../core/reactive/scope.ts'
import { admitForm } from '../../../core/usecases/notices/admit-form.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { createFakeConnection, createFakeHostProbe, createVirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'

function bench() {
  const clock = createVirtualClock()
  const connection = createFakeConnection()
  const probe = createFakeHostProbe()
  const notices = createNotices(clock, createScope())
  return {
    clock,
    connection,
    probe,
    admitted$: admitForm({ connection, probe }, notices),
    told: () => notices.notices$.value.map(({ message }) => message),
  }
}

describe('admitForm', () => {
  it('holds a form back just where its reader is told so, and asks nothing without a network', async () => {
    const tries = fc.array(fc.record({ isOnline: fc.boolean(), isThere: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(tries, async (each) => {
        const { connection, probe, admitted$, told } = bench()
        for (const { isOnline, isThere } of each) {
          connection.turn(isOnline)
          probe.turn(isThere)
          const asked = probe.asked()
          expect(await lastValueFrom(admitted$.pipe(toArray()))).toEqual([isOnline && isThere])
          expect(told()).toEqual(isOnline && isThere ? [] : ['notSent'])
          expect(probe.asked() - asked).toBe(isOnline ? 1 : 0)
        }
      }),
    )
  })

  it('tells so until a form is sent, however long that takes', async () => {
    const { clock, probe, admitted$, told } = bench()
    probe.turn(false)
    await lastValueFrom(admitted$)
    clock.advance(1_000_000)
    expect(told()).toEqual(['notSent'])
    probe.turn(true)
    await lastValueFrom(admitted$)
    expect(told()).toEqual([])
  })

  it('asks nothing before it is subscribed', () => {
    expect(bench().probe.asked()).toBe(0)
  })
})
