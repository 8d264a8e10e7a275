import { expect, it } from 'vitest'
import { createOneTimes } from '../../../server/rc-pub/accounts/one-time.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

it('a flood of one kind of what is good once lets its own oldest go, and no other kind [C7.11] [C7.14]', async () => {
  const now = 1_800_000_000_000
  const before = createOneTimes(store(), () => now - 60_000)
  await before.issue('key', 'a key', 'wanted')
  await before.issue('captcha', 'a captcha', '12345')
  await store().query(
    `insert into one_time (hash, kind, answer, ends) select 'flood' || n, 'captcha', '', $1 from generate_series(1, 100000) n`,
    [now + 600_000],
  )
  const oneTimes = createOneTimes(store(), () => now)
  await oneTimes.issue('key', 'another key')
  expect(await oneTimes.take('captcha', 'a captcha')).toBeNull()
  expect(await oneTimes.take('key', 'a key')).toBe('wanted')
  expect(await oneTimes.take('key', 'a key')).toBeNull()
  const [left] = await store().query<{ count: number }>(
    `select count(*)::integer as count from one_time where kind = 'captcha'`,
  )
  expect(left?.count).toBe(100_000)
}, 60_000)
