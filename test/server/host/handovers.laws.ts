import type { SignedIn } from '@xuekan/core/member'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  challengeOf,
  createHandovers,
  createMemoryShelf,
  handoverLasts,
  shelfLasts,
  type HandoverShelf,
} from '../../../server/host/session/handovers.ts'

const signedIn: SignedIn = {
  userName: '林溪',
  token: 'a-token-of-a-session',
  commonToken: '',
  member: { mobileNo: '138****1234', headPicture: '' },
}

function bench() {
  const state = { now: 1_000 }
  const kept: string[] = []
  const memory = createMemoryShelf(() => state.now, 3)
  const shelf: HandoverShelf = {
    ...memory,
    put: (word, value) => {
      kept.push(value)
      return memory.put(word, value)
    },
  }
  return { state, kept, memory, handovers: createHandovers(shelf, () => state.now) }
}

describe('createHandovers', () => {
  it('should hand a session to one host, one browser, once and within a minute, and to nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          rightHost: fc.boolean(),
          rightSecret: fc.boolean(),
          rightCode: fc.boolean(),
          waited: fc.nat(2 * handoverLasts),
        }),
        async ({ rightHost, rightSecret, rightCode, waited }) => {
          const { state, handovers } = bench()
          const code = await handovers.give(signedIn, { to: 'a.example', challenge: challengeOf('secret') })
          state.now += waited
          const at = {
            host: rightHost ? 'a.example' : 'b.example',
            secret: rightSecret ? 'secret' : 'another',
          }
          const isRight = rightHost && rightSecret && rightCode && waited < handoverLasts
          expect(await handovers.take(rightCode ? code : `${code}x`, at)).toEqual(isRight ? signedIn : null)
          // a word that has been tried is good no more; that of nobody has spent no other
          const again = await handovers.take(code, { host: 'a.example', secret: 'secret' })
          expect(again).toEqual(!rightCode && waited < handoverLasts ? signedIn : null)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('keeps nothing from which the token could be read', async () => {
    const { kept, handovers } = bench()
    await handovers.give(signedIn, { to: 'a.example', challenge: challengeOf('secret') })
    const [value = ''] = kept
    expect(value.length).toBeGreaterThan(20)
    for (const text of [value, Buffer.from(value, 'base64').toString('latin1')])
      expect(text).not.toContain('a-token')
  })

  it('should know a beginning of one host, once, while somebody may log in on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), fc.nat(2 * shelfLasts), async (host, begun, waited) => {
        const { state, handovers } = bench()
        const { secret, challenge } = await handovers.begin('a.example')
        expect(challenge).toBe(challengeOf(secret))
        state.now += waited
        const way = {
          to: host ? 'a.example' : 'b.example',
          challenge: begun ? challenge : challengeOf('another'),
        }
        expect(await handovers.isBegun(way)).toBe(host && begun && waited < shelfLasts)
        // it has been asked for, and is known no more
        const again = await handovers.isBegun({ to: 'a.example', challenge })
        expect(again).toBe(!begun && waited < shelfLasts)
      }),
      { numRuns: 60 },
    )
  })

  it('takes nothing for no word', async () => {
    const { handovers } = bench()
    expect(await handovers.take('', { host: 'a.example', secret: '' })).toBeNull()
  })
})

describe('createMemoryShelf', () => {
  it('forgets the oldest of too many, and what is over', async () => {
    const { state, memory } = bench()
    for (const word of ['a', 'b', 'c', 'd']) await memory.put(word, word)
    expect(await memory.take('a')).toBeNull()
    expect(await memory.take('b')).toBe('b')
    state.now += shelfLasts
    expect(await memory.take('c')).toBeNull()
    await memory.put('e', 'e')
    expect(await memory.take('d')).toBeNull()
    expect(await memory.take('e')).toBe('e')
  })
})
