import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { inboxOf } from '../../../server/rc-pub/accounts/inbox-of.ts'
import { hashOf } from '../../../server/rc-pub/accounts/tokens.ts'
import { networkOf } from '../../../server/rc-pub/limits/network-of.ts'
import { standardRateLimits } from '../../../server/rc-pub/limits/rate-limits.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()
const senders = collectingSenders()
const failures: unknown[] = []
let rcPub: RcPub
let server: FastifyInstance
beforeAll(async () => {
  rcPub = await createRcPub({
    database: store(),
    report: (failure) => failures.push(failure),
    senders,
    // the minute is tried beside the limits
    limits: { ...standardRateLimits, letters: 1_000 },
  })
  server = await createRcPubServer(rcPub)
})
afterAll(async () => {
  await server.close()
  await rcPub.close()
})

/** The status of one call for a code. */
async function askFrom(remoteAddress: string, receiver: string, purpose = 'register'): Promise<number> {
  const answer = await server.inject({
    method: 'POST',
    url: '/rc-pub/front/auth/sendReceiverMessage',
    remoteAddress,
    payload: { receiver, purpose },
  })
  return answer.json<{ status: number }>().status
}

/** As though so many had been sent. */
const usedUp = (budget: string, of: string, count: number) =>
  store().query('update attempt set count = $2 where subject = $1', [hashOf(budget, of), count])

describe('codes by message', () => {
  it('are used up for one network of one day, and left for all others', async () => {
    expect(await askFrom('2001:db8:1:1::1', 'first@example.org')).toBe(0)
    await usedUp('codes sent for a network', '2001:db8:1', 199)
    expect(await askFrom('2001:db8:1:1::2', 'second@example.org')).toBe(0)
    expect(await askFrom('2001:db8:1:2:ffff::1', 'last@example.org')).toBe(429)
    expect(await askFrom('2001:db8:2:1::1', 'last@example.org', 'login')).toBe(0)
    // who makes a page within the process tells of whom
    const answer = await rcPub.answer({
      method: 'POST',
      path: '/rc-pub/front/auth/sendReceiverMessage',
      query: {},
      headers: {},
      body: { receiver: 'form@example.org', purpose: 'register' },
      from: { address: '2001:db8:1:1::7', origin: '' },
    })
    expect(answer.body).toMatchObject({ value: { status: 429 } })
    expect(senders.sent).toHaveLength(3)
    expect(failures).toEqual([])
  })

  it('count what is added to the name of an inbox as the same inbox', async () => {
    expect(await askFrom('10.0.0.1', 'one@example.org')).toBe(0)
    expect(await askFrom('10.0.0.1', 'ONE+2@example.org')).toBe(429)
    expect(await askFrom('10.0.0.1', 'one+3@example.org', 'login')).toBe(0)
    expect(await askFrom('10.0.0.1', 'two@example.org')).toBe(0)
  })

  it('go on by the other way where those of one kind are used up', async () => {
    expect(await askFrom('10.0.1.1', 'three@example.org')).toBe(0)
    await usedUp('codes sent', 'email', 2_000)
    expect(await askFrom('10.0.1.1', 'four@example.org')).toBe(429)
    expect(await askFrom('10.0.1.1', '13800138000')).toBe(0)
  })
})

describe('inboxOf', () => {
  it.each([
    ['name+tag@example.org', 'name@example.org'],
    ['a+b+c@example.org', 'a@example.org'],
    ['name@exa+mple.org', 'name@exa+mple.org'],
    ['+tag@example.org', '+tag@example.org'],
  ])('reads %s as %s', (value, inbox) => expect(inboxOf({ kind: 'email', value })).toBe(inbox))

  it('leaves a phone number as it is', () =>
    expect(inboxOf({ kind: 'phone', value: '+441234' })).toBe('+441234'))
})

describe('networkOf', () => {
  it.each([
    ['10.0.0.1', '10.0.0'],
    ['::ffff:10.0.0.1', '10.0.0'],
    ['2001:DB8::1', '2001:db8:0'],
    ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['', ''],
    ['no address', 'no address'],
  ])('counts %j with %j', (address, network) => expect(networkOf(address)).toBe(network))
})
