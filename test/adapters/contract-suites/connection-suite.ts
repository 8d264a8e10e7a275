import type { Connection } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

export interface ConnectionUnderTest {
  readonly connection: Connection
  /** The device loses its network, or gets it back. */
  readonly turn: (online: boolean) => void
}

/** What every Connection keeps. */
export function connectionSuite(name: string, open: (online: boolean) => ConnectionUnderTest): void {
  describe(`Connection: ${name}`, () => {
    it('knows at first whether there is a network', () => {
      for (const online of [true, false]) expect(open(online).connection.online.value).toBe(online)
    })

    it('tells each turn once', () => {
      const { connection, turn } = open(true)
      const reported: boolean[] = []
      connection.online.value$.subscribe((online) => reported.push(online))
      for (const online of [true, false, false, true]) turn(online)
      expect(reported).toEqual([true, false, true])
    })
  })
}
