import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createInTurn, TooBusy } from '../../../server/http/in-turn.ts'
import { createScryptHasher } from '../../../server/rc-pub/accounts/password-hasher.ts'
import { createRcPub } from '../../../server/rc-pub/index.ts'
import { accountParts, sealedPassword } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  const endOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endOne }
}

describe('createInTurn', () => {
  it('begins no more at once than it may, refuses whom it has no place for, and first does what it never refuses', async () => {
    const { begun, work, endOne } = heldWork()
    const { orRefused, always } = createInTurn({ atOnce: 2, waiting: 1 })
    const taken = [orRefused(work('a')), orRefused(work('b')), orRefused(work('c'))]
    await expect(orRefused(work('d'))).rejects.toBeInstanceOf(TooBusy)
    taken.push(always(work('e')), always(work('f')))
    const whenBegun: string[] = [begun.join('')]
    for (let ended = 0; ended < 5; ended += 1) {
      await endOne()
      whenBegun.push(begun.join(''))
    }
    expect(whenBegun).toEqual(['ab', 'abe', 'abef', 'abefc', 'abefc', 'abefc'])
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'e', 'f'])
  })

  it('goes on after work that fails', async () => {
    const { orRefused } = createInTurn({ atOnce: 1, waiting: 1 })
    const failing = orRefused(() => Promise.reject(new Error('no')))
    const next = orRefused(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})

describe('createScryptHasher', () => {
  it('leaves threads to files and to answers that are compressed, however many log in at once', async () => {
    // 16 MiB, once: a quarter of a second on a busy machine
    const hasher = createScryptHasher({ cost: 14, blocks: 8, rounds: 1 })
    const hash = await hasher.hash('Sediment7')
    let hashed = 0
    const logins = Array.from({ length: 40 }, () =>
      hasher.verify('Sediment8', hash).then(
        (isRight) => {
          hashed += 1
          return isRight
        },
        (failure: unknown) => failure,
      ),
    )
    await promisify(gzip)(Buffer.alloc(100_000))
    await readFile(import.meta.filename)
    const before = hashed
    const answers = await Promise.all(logins)
    const refused = answers.filter((answer) => answer instanceof TooBusy)
    expect(answers.filter((answer) => answer === false)).toHaveLength(22)
    expect(refused).toHaveLength(18)
    // in one queue with them they would have come after nearly all
    expect(before).toBeLessThan(11)
  })
})

describe('a login while too many wait', () => {
  it.each([
    ['zh', '系统繁忙，请稍后再试'],
    ['en', 'The system is busy, please try again in a moment.'],
  ])('is told in %s to try again, and nobody reports it', async (language, message) => {
    const failures: unknown[] = []
    const hasher = {
      hash: async () => '',
      verify: () => Promise.reject(new TooBusy('too many wait')),
    }
    const rcPub = await createRcPub({
      database: store(),
      report: (failure) => failures.push(failure),
      hasher,
    })
    const parts = accountParts(store(), collectingSenders(), failures, Date.now)
    const answer = await rcPub.answer({
      method: 'POST',
      path: '/rc-pub/front/auth/login',
      query: {},
      headers: { language },
      body: { userName: 'somebody', ...(await sealedPassword(parts)), rememberMe: 0, device: '' },
    })
    await rcPub.close()
    expect(answer).toEqual({
      httpStatus: 200,
      body: { kind: 'value', value: { status: 503, message, data: null } },
    })
    expect(failures).toEqual([])
  })
})
