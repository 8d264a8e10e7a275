import { describe, expect, it } from 'vitest'
import {
  findMember,
  insertMember,
  type StoredMember,
} from '../../../server/rc-pub/accounts/stored-members.ts'
import { mergeMembers } from '../../../server/rc-pub/operators/merge-members.ts'
import { isFavourite, addFavourite } from '../../../server/rc-pub/store/favourites.ts'
import { accountParts } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const articles: number[] = []
const store = openedStore(async (database) => {
  const [site] = await database.query<{ id: number }>(
    `insert into site (sld, type, config) values ('a', 'single', '{}') returning id`,
  )
  const made = await database.query<{ id: number }>(
    `insert into article (site_id, key, position, year, published, record, hash, fts)
    select $1, 'a' || n, n, 2026, '2026-01-01', '{}', 'h', '' from generate_series(1, 12) n returning id`,
    [site?.id ?? 0],
  )
  articles.push(...made.map(({ id }) => id))
})

async function newMember(userName: string): Promise<StoredMember> {
  const nothing = { mobileNo: null, email: null, name: '', passwordHash: 'x', agreed: '', created: 1 }
  await insertMember(store(), { userName, ...nothing })
  const found = await findMember(store(), { kind: 'name', value: userName })
  if (found === null) throw new Error(`${userName} is not there`)
  return found
}

const merge = (from: StoredMember, into: StoredMember) =>
  mergeMembers(accountParts(store(), collectingSenders()).news, from, into, {
    operator: 'op',
    at: 9,
    reason: '',
  })

describe('two members who become one while they are in use', () => {
  it('lose no favourite of which either was told that it is kept [C7.11]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [from, into] = [await newMember(`from${round}`), await newMember(`into${round}`)]
      const keep = async (article: number, at: number): Promise<number | null> => {
        try {
          return (await addFavourite(store(), at % 3 === 0 ? into.id : from.id, article, 1)) ? article : null
        } catch {
          // the account has gone meanwhile: nobody was told that it is kept
          return null
        }
      }
      const half = articles.length / 2
      const before = articles.slice(0, half).map(keep)
      const merged = merge(from, into)
      const after = articles.slice(half).map(keep)
      expect(await merged).toMatchObject({ kind: 'merged' })
      const told = (await Promise.all([...before, ...after])).filter((article) => article !== null)
      expect(told.length).toBeGreaterThan(0)
      for (const article of told) expect(await isFavourite(store(), into.id, article)).toBe(true)
      expect(await findMember(store(), { kind: 'name', value: from.userName })).toBeNull()
    }
  })

  it('end as one of the two, when they are merged both ways at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await newMember(`one${round}`), await newMember(`other${round}`)]
      const outcomes = await Promise.all([merge(one, other), merge(other, one)])
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'merged'])
      const left = await Promise.all(
        [one, other].map(({ userName }) => findMember(store(), { kind: 'name', value: userName })),
      )
      expect(left.filter((member) => member !== null)).toHaveLength(1)
    }
  })
})
