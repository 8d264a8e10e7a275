import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalEn } from '../../ui/locales/personal.en.ts'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { newMember, sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let owner = ''
let another = ''
const article = '/zh/article/doi/10.5555/slgc.2026.05.001'
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  owner = await sampleMember(visit)
  another = await newMember(visit, portal.outbox, 'another@example.org')
}, 240_000)
afterAll(() => portal.close())

const at = (language: string, more = '') => `/personal?lang=${language}&entry=favorites${more}`
const idIn = (body: string): string => /name="id" value="(\d+)"/.exec(body)?.[1] ?? ''
const count = (body: string): number => [...body.matchAll(/value="uncollect"/g)].length

describe.each(['zh', 'en'] as const)('favourites without scripts, in %s', (language) => {
  const words = language === 'zh' ? personalZh : personalEn
  const address = article.replace('/zh/', `/${language}/`)

  it('are kept from the page of an article, and a visitor is led to the login and back [C4.22] [C6.1] [C6.2]', async () => {
    const visitor = await visit(address)
    expect(visitor.cacheControl).toContain('public')
    expect(visitor.body).not.toContain('value="collect"')
    expect(visitor.body).toContain(`/login?lang=${language}&amp;returnTo=${encodeURIComponent(address)}`)
    const page = await visit(address, { cookie: owner })
    expect(page.body).toContain(`action="/personal?lang=${language}&amp;entry=favorites"`)
    const kept = await visit(at(language), {
      cookie: owner,
      form: { action: 'collect', id: idIn(page.body) },
    })
    expect(kept.body).toContain(words['personal.done.collect'])
    expect(count(kept.body)).toBe(1)
    expect(kept.body).toContain('slgc.2026.05.001')
  })

  it('are found, sorted, and taken away with a way back [C2.34] [C4.22]', async () => {
    const page = await visit(at(language), { cookie: owner })
    const id = idIn(page.body)
    const none = await visit(at(language, '&q=no-such-word&sort=title'), { cookie: owner })
    expect(none.body).toContain(words['personal.favourites.notFound'])
    const dropped = await visit(at(language), { cookie: owner, form: { action: 'uncollect', id } })
    expect(dropped.body).toContain(words['personal.favourites.dropped'])
    expect(dropped.body).toContain(words['personal.favourites.none'])
    const back = await visit(at(language), { cookie: owner, form: { action: 'collect', id } })
    expect(count(back.body)).toBe(1)
  })

  it('are never another member’s [C6.2]', async () => {
    const mine = await visit(at(language), { cookie: owner })
    const theirs = await visit(at(language), { cookie: another })
    expect(theirs.body).toContain(words['personal.favourites.none'])
    await visit(at(language), { cookie: another, form: { action: 'uncollect', id: idIn(mine.body) } })
    expect(count((await visit(at(language), { cookie: owner })).body)).toBe(1)
  })
})

const forged = 'token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; userName=linxi'

/** Every call for members that is only read. */
const calls = ['info', 'sessions', 'collects', 'isCollect?type=article&id=1', 'subscribeList'] as const

describe('the calls for members', () => {
  const status = async (call: string, cookie?: string) => {
    const told = await visit(`/rc-pub/front/frontMembers/${call}`, cookie === undefined ? {} : { cookie })
    return (JSON.parse(told.body) as { readonly status: number }).status
  }

  it.each(calls)('%s answers the member of a session that is on alone [C7.12] [C6.1]', async (call) => {
    expect(await status(call, owner)).toBe(0)
    expect(await status(call, another)).toBe(0)
    expect(await status(call)).toBe(401)
    expect(await status(call, forged)).toBe(401)
  })

  it('answer nobody once the session has been ended [C4.9] [C7.12]', async () => {
    const cookie = await sampleMember(visit)
    await visit('/personal', { cookie, form: { action: 'logout' } })
    for (const call of calls) expect(await status(call, cookie)).toBe(401)
    expect(portal.failures).toEqual([])
  })
})
