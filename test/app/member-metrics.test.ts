import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../app/commands/store/open-store.ts'
import { createMetrics } from '../../app/server/running/metrics.ts'
import { countedSenders } from '../../app/server/running/member-metrics.ts'
import { readSettings } from '../../app/server/settings.ts'
import type { Queryable } from '../../server/rc-pub/index.ts'
import { newMember, sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal('', {}, { METRICS_PORT: '0' })
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const metrics = async (): Promise<readonly string[]> =>
  (await (await fetch(`http://127.0.0.1:${portal.metricsPort}/metrics`)).text()).split('\n')

async function onStore(work: (store: Queryable) => Promise<unknown>): Promise<void> {
  const { store } = readSettings({ XUEKAN_DATA: dirname(portal.outbox) })
  const opened = await openStore(store, 'npm run test')
  if (typeof opened === 'string') throw new Error(opened)
  await work(opened.database)
  await opened.database.close()
}

describe('metrics of members', () => {
  it('count logins by their way and what they came to, and messages, and name nobody [C1.6]', async () => {
    await visit('/login', { form: { action: 'enter', userName: 'linxi', password: 'Wrong2026' } })
    await visit('/login', { form: { action: 'enter', userName: 'nobody', password: 'Wrong2026' } })
    await sampleMember(visit)
    await newMember(visit, portal.outbox, 'counted@example.org')
    const lines = await metrics()
    expect(lines.filter((line) => line.startsWith('xuekan_logins_total')).toSorted()).toEqual([
      'xuekan_logins_total{way="password",result="entered"} 1',
      'xuekan_logins_total{way="password",result="wrong"} 2',
      'xuekan_logins_total{way="registration",result="entered"} 1',
    ])
    // a code, and the news of a login on a new device
    await expect.poll(metrics).toContain('xuekan_messages_total{kind="mail",result="ok"} 2')
    expect(lines.join()).not.toMatch(/linxi|nobody|counted/)
  })

  it('say how many letters wait, are tried again and are given up, and for how long the eldest waits [C7.12]', async () => {
    expect(await metrics()).toContain('xuekan_outbox_letters{state="waiting"} 0')
    expect(await metrics()).toContain('xuekan_outbox_oldest_seconds 0')
    const never = Date.now() + 86_400_000
    await onStore((store) =>
      store.query(
        `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due, attempts)
        select 'a@example.org', 'New', 'New', 'en', '', '', $1, $2, attempts from unnest(array[0, 0, 3, 20]) attempts`,
        [Date.now() - 7_200_000, never],
      ),
    )
    const lines = await metrics()
    expect(lines.filter((line) => line.startsWith('xuekan_outbox_letters'))).toEqual([
      'xuekan_outbox_letters{state="waiting"} 3',
      'xuekan_outbox_letters{state="retried"} 1',
      'xuekan_outbox_letters{state="given_up"} 1',
    ])
    const oldest = lines.find((line) => line.startsWith('xuekan_outbox_oldest_seconds '))
    expect(Number(oldest?.split(' ')[1])).toBeGreaterThanOrEqual(7_200)
    expect(portal.failures).toEqual([])
  })

  it('say that the eldest letter has not waited where the clock of who wrote it is ahead', async () => {
    const { followOutbox, text } = createMetrics()
    followOutbox(async () => ({ waiting: 1, retried: 0, givenUp: 0, oldest: Date.now() + 60_000 }))
    expect((await text()).split('\n')).toContain('xuekan_outbox_oldest_seconds 0')
  })

  it('count a message that nobody took as failed, and are told while the store is away', async () => {
    const { messageSent, followOutbox, text } = createMetrics()
    followOutbox(async () => {
      throw new Error('away')
    })
    const refusing = { send: () => Promise.reject(new Error('no way')) }
    const senders = countedSenders({ sms: refusing, mail: refusing }, messageSent)
    await expect(senders.sms.send({ to: '1', text: 'x', language: 'en' })).rejects.toThrow('no way')
    const told = await text()
    expect(told).toContain('xuekan_messages_total{kind="sms",result="failed"} 1')
    expect(told).toContain('xuekan_outbox_letters{state="waiting"} Nan')
  })
})
