import { admitForm } from '../../../core/usecases/notices/admit-form.ts'
import { createFakeConnection, createFakeHostProbe } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastValueFrom, toArray } from 'rxjs'

describe('admitForm', () => {
  it('holds a form back just where its reader is told so, and asks nothing without a network', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (isOnline, isThere) => {
        const probe = createFakeHostProbe()
        probe.turn(isThere)
        const told: string[] = []
        const ports = { connection: createFakeConnection(isOnline), probe }
        const admitted$ = admitForm(ports, (message) => void told.push(message))
        expect(probe.asked()).toBe(0)
        expect(await lastValueFrom(admitted$.pipe(toArray()))).toEqual([isOnline && isThere])
        expect(told).toEqual(isOnline && isThere ? [] : ['notSent'])
        expect(probe.asked()).toBe(isOnline ? 1 : 0)
      }),
    )
  })

  it('looks at the network anew with each form', async () => {
    const connection = createFakeConnection(false)
    const admitted$ = admitForm({ connection, probe: createFakeHostProbe() }, () => undefined)
    expect(await lastValueFrom(admitted$)).toBe(false)
    connection.turn(true)
    expect(await lastValueFrom(admitted$)).toBe(true)
  })
})
