import { describe, expect, it } from 'vitest'
import { contactAddress } from '../../../server/rc-pub/accounts/contact-address.ts'
import { securityNews } from '../../../server/rc-pub/accounts/security-news.ts'
import type { StoredMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { mergeNews } from '../../../server/rc-pub/operators/merge-news.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore(async () => undefined)

const sites = async (...rows: readonly (readonly [sld: string, type: string, email: string | null])[]) => {
  await store().query('delete from site')
  for (const [sld, type, email] of rows)
    await store().query('insert into site (sld, type, config) values ($1, $2, $3::jsonb)', [
      sld,
      type,
      JSON.stringify(email === null ? {} : { footer: { email } }),
    ])
}

const member: StoredMember = {
  id: '1',
  userName: 'linxi',
  email: 'linxi@example.org',
  mobileNo: '13812345678',
  headPicture: '',
  passwordHash: 'x',
  isLocked: false,
}

const securityTexts = async (event: 'factorOn' | 'locked', language: 'zh' | 'en' | null) =>
  (await securityNews(store(), event, member, language)).map(({ text }) => text)

describe('where those who run a portal are written to', () => {
  it('is what the aggregate says, else a group; of several journals none answers for accounts', async () => {
    await sites(['a', 'single', 'a@a.example'], ['g', 'group', 'g@g.example'], ['w', 'all', 'w@w.example'])
    expect(await contactAddress(store())).toBe('w@w.example')
    await sites(['a', 'single', 'a@a.example'], ['w', 'all', 'none'], ['g', 'group', 'g@g.example'])
    expect(await contactAddress(store())).toBe('g@g.example')
    await sites(['a', 'single', 'a@a.example'], ['b', 'single', null])
    expect(await contactAddress(store())).toBe('')
  })

  it('is what the only journal says, and nowhere where nothing is said', async () => {
    await sites(['a', 'single', 'a@a.example'])
    expect(await contactAddress(store())).toBe('a@a.example')
    await sites(['a', 'single', null])
    expect(await contactAddress(store())).toBe('')
  })

  it('stands in the letters of a changed, locked or merged account, in the words of each language [C6.2] [C8.4]', async () => {
    await sites(['w', 'all', 'w@w.example'])
    expect(await securityTexts('factorOn', 'zh')).toEqual([expect.stringContaining('写信至 w@w.example。')])
    expect(await securityTexts('factorOn', 'en')).toEqual([
      expect.stringMatching(/ write to w@w\.example at once\.$/),
    ])
    expect(await securityTexts('locked', null)).toEqual([
      expect.stringMatching(/写信至 w@w\.example。\n\n[^]* write to w@w\.example\.$/),
    ])
    const merged = (await mergeNews(store(), member, member)).map(({ text }) => text)
    expect(merged).toHaveLength(4)
    expect(merged[0]).toMatch(/写信至 w@w\.example。\n\n[^]* write to w@w\.example at once\.$/)
  })

  it('is asked for in no letter of a portal that has none [C8.4]', async () => {
    await sites(['w', 'all', ''])
    const letters = [
      ...(await securityTexts('factorOn', null)),
      ...(await securityTexts('locked', null)),
      ...(await mergeNews(store(), member, member)).map(({ text }) => text),
    ]
    expect(letters).toHaveLength(6)
    for (const text of letters) expect(text).not.toMatch(/write|联系|写信/)
    expect(letters[0]).toMatch(/已退出。\n\n[^]*logged out\.$/)
  })
})
