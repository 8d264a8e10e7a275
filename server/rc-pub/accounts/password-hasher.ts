import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createInTurn } from '../../http/in-turn.ts'

/** Keeps passwords so that who reads the store cannot read them. */
export interface PasswordHasher {
  /** Another one each time, with all that `verify` needs. Never refused: who sets a password has proven something. */
  readonly hash: (password: string) => Promise<string>
  /** False for a hash that cannot be read. Rejects with `TooBusy` where too many wait already. */
  readonly verify: (password: string, hash: string) => Promise<boolean>
}

/** What one hash costs: memory is 128 · blocks · 2^cost octets, and time goes with it and with the number of rounds. */
export interface ScryptCost {
  readonly cost: number
  readonly blocks: number
  readonly rounds: number
}

/** 32 MiB, thrice. */
const standardCost: ScryptCost = { cost: 15, blocks: 8, rounds: 3 }

const length = 32

/** Node computes hashes, reads files and compresses answers by the same four threads: half of them are left to readers. */
const turns = { atOnce: 2, waiting: 20 } as const

/** scrypt of Node, printed as `scrypt$cost$blocks$rounds$salt$key`: a hash of another cost is read too. */
export function createScryptHasher(cost: ScryptCost = standardCost): PasswordHasher {
  const inTurn = createInTurn(turns)
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await inTurn.always(() => derive(password, salt, cost))
      const numbers = [cost.cost, cost.blocks, cost.rounds]
      return ['scrypt', ...numbers, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    verify: async (password, hash) => {
      const [, blockCost = '', blocks = '', rounds = '', salt = '', key = ''] = readable.exec(hash) ?? []
      if (key === '') return false
      const of = { cost: Number(blockCost), blocks: Number(blocks), rounds: Number(rounds) }
      const expected = Buffer.from(key, 'base64url')
      const derived = await inTurn.orRefused(() => derive(password, Buffer.from(salt, 'base64url'), of))
      return expected.length === derived.length && timingSafeEqual(expected, derived)
    },
  }
}

/** Costs of more digits would keep the machine busy for a day. */
const readable = /^scrypt\$(1?\d)\$(\d{1,2})\$(\d)\$([\w-]{22})\$([\w-]{43})$/

/** The same password has one form, however a keyboard composes its letters. */
const derive = (password: string, salt: Buffer, { cost, blocks, rounds }: ScryptCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** cost, r: blocks, p: rounds, maxmem: 256 * blocks * 2 ** cost }
    scrypt(password.normalize('NFC'), salt, length, options, (failure, key) => {
      if (failure === null) resolve(key)
      else reject(failure)
    })
  })
