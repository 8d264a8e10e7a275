import { beforeEach, describe, expect, inject, it } from 'vitest'
import { sendMails } from '../../../server/rc-pub/alerts/send-mails.ts'
import type { Senders } from '../../../server/rc-pub/accounts/senders.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import {
  accountChanges,
  accountParts,
  at,
  changingMember,
  digitsNow,
  sealedPassword,
  stateOf,
} from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders, type CollectingSenders } from './sample-members.ts'

const store = openedStore()
beforeEach(async () => {
  await store().query('delete from queued_mail')
})

const queued = () =>
  store().query<{ receiver: string; attempts: number }>('select receiver, attempts from queued_mail')

const away = { send: () => Promise.reject(new Error('no mail server')) }

/** A round of whatever process comes next; what was sent in it. */
async function nextRound(now = at, parts: { readonly underWay?: ReadonlySet<number> } = {}) {
  const senders = collectingSenders()
  const report = (failure: unknown): never => {
    throw failure
  }
  await sendMails({ database: store(), senders, now: () => now, report, ...parts })
  return senders.sent
}

describe.each(accountChanges)('the news of %s', (what, said, prepare) => {
  const name = what.replaceAll(/\W/g, '-')
  let held: CollectingSenders
  let act: Awaited<ReturnType<typeof prepare>>
  const begin = async (suffix: string) => {
    held = collectingSenders()
    const member = await changingMember(store(), `${name}-${suffix}`)
    act = await prepare(accountParts(store(), held), member, held.codeFor)
    return member
  }

  it('arrive once though the process dies between the change and the letter [C7.11]', async () => {
    const member = await begin('killed')
    const before = await stateOf(store(), member)
    // nothing comes after the end of the transaction
    const dying: Database = { ...store(), reserve: () => new Promise(() => undefined) }
    const none = collectingSenders()
    await act(accountParts(dying, none))
    expect(await stateOf(store(), member)).not.toBe(before)
    expect(none.sent).toEqual([])
    const sent = await nextRound()
    expect(sent).toEqual([
      {
        to: member.email,
        id: expect.stringMatching(/^\d+$/),
        subject: expect.stringMatching(/\S/),
        text: expect.stringMatching(said),
        language: expect.stringMatching(/zh|en/),
      },
    ])
    expect(await nextRound()).toEqual([])
    expect(await queued()).toEqual([])
  })

  it('are not sent where the change is not kept [C7.11]', async () => {
    const member = await begin('failed')
    const before = await stateOf(store(), member)
    const failing: Database = {
      ...store(),
      transaction: (work) =>
        store().transaction(async (tx) => {
          await work(tx)
          expect(await tx.query('select id from queued_mail')).toHaveLength(1)
          throw new Error('it cannot be kept')
        }),
    }
    const senders = collectingSenders()
    const parts = accountParts(failing, senders)
    await expect(act(parts)).rejects.toThrow('it cannot be kept')
    await parts.news.sent()
    expect([senders.sent, parts.news.underWay.size]).toEqual([[], 0])
    expect(await stateOf(store(), member)).toBe(before)
    expect(await queued()).toEqual([])
  })
})

describe('news of an account', () => {
  let count = 0
  const member = (mobileNo: string | null = null) => changingMember(store(), `told-${(count += 1)}`, mobileNo)
  const remove = async (senders: Senders, of: { readonly id: string }, failures: unknown[] = []) => {
    const parts = accountParts(store(), senders, failures)
    await parts.accounts.remove(of.id, 'en')
    await parts.news.sent()
  }

  it('are sent at once, and nothing of them is left [C7.11]', async () => {
    const senders = collectingSenders()
    const leaving = await member()
    await remove(senders, leaving)
    expect(senders.sent.map(({ to }) => to)).toEqual([leaving.email])
    expect(await queued()).toEqual([])
  })

  it('wait while no mail server takes them, to be ended by nobody, and are sent once one does [C7.11]', async () => {
    const failures: unknown[] = []
    const leaving = await member()
    await remove({ sms: away, mail: away }, leaving, failures)
    expect(failures).toEqual([new Error('no mail server')])
    expect(await queued()).toEqual([{ receiver: leaving.email, attempts: 1 }])
    expect(await nextRound()).toEqual([])
    const [letter] = await nextRound(at + 120_000)
    expect(letter).toMatchObject({ to: leaving.email, subject: expect.stringContaining('deleted') })
    expect(letter).not.toHaveProperty('oneClick')
    expect(await queued()).toEqual([])
  })

  it('come by phone to who has no address, and wait as letters do [C7.11]', async () => {
    const number = '13800000171'
    await remove({ sms: away, mail: away }, await member(number))
    expect(await queued()).toEqual([{ receiver: number, attempts: 1 }])
    expect(await nextRound(at + 120_000)).toEqual([
      { to: number, text: expect.stringContaining('have been deleted'), language: 'en' },
    ])
    const senders = collectingSenders()
    await remove(senders, await member(number))
    expect(senders.sent.map(({ to }) => to)).toEqual([number])
  })

  it('keep nobody waiting for the mail server, and are sent by no other meanwhile [C7.11]', async () => {
    const [first, second] = [await member(), await member()]
    const began: string[] = []
    let go = (): void => undefined
    const gate = new Promise<void>((resolve) => (go = resolve))
    const slow = {
      send: async ({ to }: { readonly to: string }) => {
        began.push(to)
        await gate
      },
    }
    const { accounts, news } = accountParts(store(), { sms: slow, mail: slow })
    await accounts.remove(first.id, 'en')
    await accounts.remove(second.id, 'en')
    await expect.poll(() => began).toEqual([first.email])
    expect(news.underWay.size).toBe(2)
    // on a server the lock keeps other processes off, of which one may come first to what is not begun
    const isServer = inject('postgresUrl') !== undefined && inject('postgresUrl') !== ''
    const sent = await nextRound(at, isServer ? {} : { underWay: news.underWay })
    expect(sent.map(({ to }) => to)).toEqual(isServer ? [second.email] : [])
    go()
    await news.sent()
    expect([...began, ...sent.map(({ to }) => to)]).toEqual([first.email, second.email])
    expect(await queued()).toEqual([])
    expect(news.underWay.size).toBe(0)
  })

  it('that are not begun when a process ends are left for the next one', async () => {
    const senders = collectingSenders()
    const { accounts, news } = accountParts(store(), senders)
    const leaving = await member()
    const closed = news.close()
    await accounts.remove(leaving.id, 'en')
    await Promise.all([closed, news.sent()])
    expect(senders.sent).toEqual([])
    expect((await nextRound()).map(({ to }) => to)).toEqual([leaving.email])
  })

  it('go out to who is locked meanwhile, whose alerts wait [C7.12]', async () => {
    const locked = await member()
    await store().query('update member set locked = 1 where id = $1', [Number(locked.id)])
    await store().query(
      `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due)
      select $1, kind, 't', 'en', leave, '', 1, 1 from (values ('alert', 'word'), ('news', '')) v (kind, leave)`,
      [locked.email],
    )
    expect(await nextRound()).toMatchObject([{ subject: 'news' }])
    expect(await queued()).toHaveLength(1)
  })

  it('tell once a day that who has the password guesses codes, and nothing of single slips [C6.2] [C7.11]', async () => {
    const senders = collectingSenders()
    let now = at
    const { accounts, news } = accountParts(store(), senders, [], () => now)
    const guessed = await member()
    const { id: memberId, token } = guessed
    const right = digitsNow(await accounts.factors.begin(memberId))
    await accounts.confirmFactor({ memberId, token, language: 'en', code: right })
    await news.sent()
    const before = senders.sent.length
    const told = () => senders.sent.slice(before)
    const guess = async (times: number) => {
      const begun = await accounts.enter(guessed, { remember: false, device: '' })
      if (begun.kind !== 'factor') throw new Error('a code is asked for')
      const kinds = new Set<string>()
      for (let time = 0; time < times; time += 1) {
        // letters are no code of an authenticator and none for recovery
        const login = { ticket: begun.ticket, code: 'no code', device: '' }
        kinds.add((await accounts.loginByFactor(login)).kind)
      }
      await news.sent()
      return [...kinds]
    }
    expect(await guess(10)).toEqual(['wrongCode'])
    expect(told()).toEqual([])
    expect(await guess(3)).toEqual(['later'])
    const letter = {
      to: guessed.email,
      subject: expect.stringMatching(/验证码 \/ Somebody has guessed your codes/),
      text: expect.stringMatching(/更改密码[^]*change it at once/),
    }
    expect(told()).toMatchObject([letter])
    now += 60 * 60_000
    expect(await guess(12)).toEqual(['wrongCode', 'later'])
    expect(told()).toHaveLength(1)
    now += 24 * 60 * 60_000
    await guess(12)
    expect(told()).toMatchObject([letter, letter])
  })

  it('tell the same of guesses by who is logged in already and proves who they are [C6.2] [C7.11]', async () => {
    const senders = collectingSenders()
    const parts = accountParts(store(), senders)
    const { accounts, news } = parts
    const guessed = await member()
    const { id: memberId, token } = guessed
    const code = digitsNow(await accounts.factors.begin(memberId))
    await accounts.confirmFactor({ memberId, token, language: 'en', code })
    const kinds = new Set<string>()
    for (let time = 0; time < 11; time += 1)
      kinds.add(
        (await accounts.prove({ memberId, sealedPassword: await sealedPassword(parts), factor: 'no' })).kind,
      )
    await news.sent()
    expect([...kinds]).toEqual(['wrongCode', 'later'])
    expect(senders.sent.at(-1)).toMatchObject({
      to: guessed.email,
      text: expect.stringContaining('wrong codes'),
    })
  })

  it('stay what they are when the account ends: who ended it cannot silence what was done before', async () => {
    const taken = await member()
    const dying: Database = { ...store(), reserve: () => new Promise(() => undefined) }
    const { accounts } = accountParts(dying, collectingSenders())
    await accounts.endFactor({ memberId: taken.id, token: taken.token, language: 'en' })
    await accounts.remove(taken.id, 'en')
    expect((await nextRound()).map(({ text }) => text)).toEqual([
      expect.stringContaining('switched off'),
      expect.stringContaining('deleted'),
    ])
  })
})

describe('a code', () => {
  it('is never queued: who asks is told that it could not be sent [C7.11]', async () => {
    const { accounts } = accountParts(store(), { sms: away, mail: away })
    const asked = { receiver: 'newcomer@example.org', purpose: 'register', language: 'en' } as const
    await expect(accounts.sendCode(asked)).rejects.toThrow('no mail server')
    expect(await queued()).toEqual([])
  })
})
