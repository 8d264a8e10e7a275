import { describe, expect, it } from 'vitest'
import { createAccounts } from '../../../server/rc-pub/accounts/create-accounts.ts'
import { createScryptHasher } from '../../../server/rc-pub/accounts/password-hasher.ts'
import type { Mail, Senders } from '../../../server/rc-pub/accounts/senders.ts'
import { findMember, insertMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { sendMails } from '../../../server/rc-pub/alerts/send-mails.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const at = 1_800_000_000_000
const away = { send: () => Promise.reject(new Error('no mail server')) }
const accountsOf = (senders: Senders) =>
  createAccounts({ database: store(), now: () => at, hasher: createScryptHasher(), senders })

const queued = () => store().query<{ receiver: string }>('select receiver from queued_mail')

describe('while no mail server takes letters', () => {
  it('news of an account wait in the queue, and are sent once it does, to be ended by nobody [C7.11]', async () => {
    await insertMember(store(), {
      userName: 'leaving',
      mobileNo: null,
      email: 'leaving@example.org',
      name: '',
      passwordHash: 'x',
      agreed: '',
      created: 1,
    })
    const member = await findMember(store(), { kind: 'email', value: 'leaving@example.org' })
    await accountsOf({ sms: away, mail: away }).remove(member?.id ?? '', 'en')
    expect(await queued()).toEqual([{ receiver: 'leaving@example.org' }])
    const sent: Mail[] = []
    const work = (now: number) =>
      sendMails({
        database: store(),
        mail: { send: async (mail) => void sent.push(mail) },
        now: () => now,
        report: (failure) => {
          throw failure
        },
      })
    expect(await work(at)).toBe(0)
    expect(await work(at + 60_000)).toBe(1)
    expect(sent).toEqual([
      {
        to: 'leaving@example.org',
        id: expect.stringMatching(/^\d+$/),
        subject: expect.stringContaining('deleted'),
        text: expect.any(String),
        language: 'en',
      },
    ])
    expect(await queued()).toEqual([])
  })

  it('a code is never queued: who asks is told that it could not be sent [C7.11]', async () => {
    const asked = { receiver: 'newcomer@example.org', purpose: 'register', language: 'en' } as const
    await expect(accountsOf({ sms: away, mail: away }).sendCode(asked)).rejects.toThrow('no mail server')
    expect(await queued()).toEqual([])
  })

  it('letters that are taken at once are not queued', async () => {
    const sent: Mail[] = []
    const senders = { sms: away, mail: { send: async (mail: Mail) => void sent.push(mail) } }
    await insertMember(store(), {
      userName: 'told',
      mobileNo: null,
      email: 'told@example.org',
      name: '',
      passwordHash: 'x',
      agreed: '',
      created: 1,
    })
    const member = await findMember(store(), { kind: 'email', value: 'told@example.org' })
    await accountsOf(senders).remove(member?.id ?? '', 'zh')
    expect(sent.map(({ to }) => to)).toEqual(['told@example.org'])
    expect(await queued()).toEqual([])
  })
})
