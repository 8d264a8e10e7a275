import type { Failure, SubscriptionGateway } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, resultOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SubscriptionGateway keeps. */
export function subscriptionGatewaySuite(name: string, open: OpenWorld): void {
  describe(`SubscriptionGateway: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })
    const member = (): SubscriptionGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.subscriptions
    }
    const originOf = (sld: string): string => `http://${sld}.localhost:3000`

    it('subscribes to a journal once, and ends it [C7.12] [C4.22]', async () => {
      const { journal } = world.slds
      const context = await contextOf(world, journal)
      expect(await valueOf(member().isSubscribed(context))).toBe(false)
      for (const origin of [originOf(journal), originOf(journal)])
        await valueOf(member().subscribe(context, origin))
      expect(await valueOf(member().isSubscribed(context))).toBe(true)
      const [one, ...others] = await valueOf(member().subscriptions(context))
      expect(one).toMatchObject({ sld: journal, siteId: context.siteId })
      expect(one?.since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(one?.title.zh).not.toBe('')
      expect(others).toEqual([])
      await valueOf(member().unsubscribe(context))
      expect(await valueOf(member().isSubscribed(context))).toBe(false)
      expect(await valueOf(member().subscriptions(context))).toEqual([])
    })

    it('means all journals of a group on its site, of which one can be left [C7.12]', async () => {
      const { group, journal } = world.slds
      const context = await contextOf(world, group)
      await valueOf(member().subscribe(context, originOf(group)))
      expect(await valueOf(member().isSubscribed(context))).toBe(true)
      const all = await valueOf(member().subscriptions(context))
      expect(all.length).toBeGreaterThan(1)
      await valueOf(member().unsubscribe(await contextOf(world, journal)))
      expect(await valueOf(member().isSubscribed(context))).toBe(false)
      const rest = await valueOf(member().subscriptions(context))
      expect(rest.map(({ sld }) => sld)).toEqual(all.map(({ sld }) => sld).filter((sld) => sld !== journal))
      await valueOf(member().unsubscribe(context))
    })

    it('leads to no host that is none of the site’s, and ends nothing for a word of nobody [C7.12]', async () => {
      const context = await contextOf(world, world.slds.journal)
      const { kind } = await failureOf(member().subscribe(context, 'javascript:alert(1)'))
      expect(kind).toBe('refused')
      await valueOf(member().subscribe(context, originOf(world.slds.journal)))
      await valueOf(member().leave(context, 'nobodys'))
      expect(await valueOf(member().isSubscribed(context))).toBe(true)
      await valueOf(member().unsubscribe(context))
    })

    it('saves a search once, gives it another pace, and drops it [C6.2]', async () => {
      const { journal } = world.slds
      const context = await contextOf(world, journal)
      const search = {
        kind: 'search',
        query: [
          ['q', '水库 dam'],
          ['field', 'title'],
        ],
      } as const
      const origin = originOf(journal)
      for (const pace of ['weekly', 'immediate'] as const)
        await valueOf(member().saveSearch(context, { search, pace, origin }))
      const advanced = { kind: 'advancedSearch', query: [['q', 'title:(dam)']] } as const
      await valueOf(member().saveSearch(context, { search: advanced, pace: 'never', origin }))
      const saved = await valueOf(member().savedSearches(context))
      expect(saved).toMatchObject([
        { search: advanced, pace: 'never', sld: journal },
        { search, pace: 'immediate', sld: journal, siteId: context.siteId },
      ])
      expect(saved[1]?.since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      for (const { id } of saved) await valueOf(member().dropSearch(context, id))
      expect(await valueOf(member().savedSearches(context))).toEqual([])
      await valueOf(member().dropSearch(context, saved[0]?.id ?? ''))
    })

    it('names a followed author and section as an article does, and a term of no article not at all [C4.22]', async () => {
      const { journal } = world.slds
      const context = await contextOf(world, journal)
      const latest = await valueOf(world.articles.latest(context, 20))
      const articles = await Promise.all(latest.map(({ id }) => valueOf(world.articles.byId(context, id))))
      const orcid = articles
        .flatMap(({ contributors }) => contributors.map((each) => each.orcid))
        .find(Boolean)
      const section = articles.find((each) => each.section.en !== '')?.section ?? { zh: '', en: '' }
      const author = { kind: 'author', by: { kind: 'orcid', orcid: orcid ?? '' } } as const
      const person = await valueOf(world.search.term(context, author))
      const origin = originOf(journal)
      for (const search of [
        author,
        { kind: 'column', column: section.en },
        { kind: 'keyword', term: 'of no article' },
        { kind: 'search', query: [['q', 'dam']] },
      ] as const)
        await valueOf(member().saveSearch(context, { search, pace: 'never', origin }))
      const saved = await valueOf(member().savedSearches(context))
      const nothing = { zh: '', en: '' }
      expect(saved.map(({ name: written }) => written)).toEqual([nothing, nothing, section, person.name])
      expect(`${person.name.zh}${person.name.en}`).not.toBe('')
      for (const { id } of saved) await valueOf(member().dropSearch(context, id))
    })

    it('saves nothing for nobody, and leads to no other host [C6.1]', async () => {
      const context = await contextOf(world, world.slds.journal)
      const search = { kind: 'search', query: [['q', 'dam']] } as const
      const saving = { search, pace: 'weekly', origin: 'javascript:alert(1)' } as const
      expect(await failureOf(member().saveSearch(context, saving))).toMatchObject({
        kind: 'refused',
        status: 422,
      })
      expect(await valueOf(member().savedSearches(context))).toEqual([])
      const { subscriptions } = world
      const here = { ...saving, origin: originOf(world.slds.journal) }
      expect((await failureOf(subscriptions.saveSearch(context, here))).kind).toBe('expired')
      expect((await failureOf(subscriptions.savedSearches(context))).kind).toBe('expired')
      expect((await failureOf(subscriptions.dropSearch(context, '1'))).kind).toBe('expired')
    })

    /** Asks as a person does: again with another captcha where one was misheard. */
    const asked = async (email: string, origin = originOf(world.slds.journal)): Promise<Failure | null> => {
      const context = await contextOf(world, world.slds.journal)
      for (let tries = 0; tries < 6; tries += 1) {
        const captcha = await valueOf(world.subscriptions.captcha(context))
        const digits = (await world.digitsOf?.(captcha)) ?? ''
        const request = { email, keywords: ['河流'], identify: captcha.identify, captcha: digits, origin }
        const result = await resultOf(world.subscriptions.ask(context, request))
        if (result.ok) return null
        if (result.error.kind !== 'refused' || result.error.status !== 423) return result.error
      }
      throw new Error('no captcha was understood')
    }

    it('asks an address of somebody without an account first, and begins once [C5.11] [C7.12]', async () => {
      const context = await contextOf(world, world.slds.journal)
      const email = `Guest-${name.length}@example.org`.toLowerCase()
      expect(await asked(email)).toBeNull()
      const word = world.wordFor?.(email) ?? ''
      expect(word).not.toBe('')
      expect(await valueOf(world.subscriptions.confirm(context, word))).toBeNull()
      expect(await failureOf(world.subscriptions.confirm(context, word))).toMatchObject({
        kind: 'refused',
        status: 404,
      })
    })

    it('takes a captcha once, and nothing for another code, address or host [C5.11] [C7.11]', async () => {
      const { subscriptions } = world
      const context = await contextOf(world, world.slds.journal)
      const captcha = await valueOf(subscriptions.captcha(context))
      expect(captcha.picture).toMatch(/^data:image\/png;base64,[\w+/]+=*$/)
      const origin = originOf(world.slds.journal)
      const request = {
        email: 'other@example.org',
        keywords: [],
        identify: captcha.identify,
        captcha: 'x',
        origin,
      }
      const refused = { kind: 'refused', status: 423 }
      expect(await failureOf(subscriptions.ask(context, request))).toMatchObject(refused)
      const digits = (await world.digitsOf?.(captcha).catch(() => '')) ?? ''
      expect(await failureOf(subscriptions.ask(context, { ...request, captcha: digits }))).toMatchObject(
        refused,
      )
      expect(await asked('nobody')).toMatchObject({ kind: 'refused', status: 422 })
      expect(await asked('other@example.org', 'javascript:alert(1)')).toMatchObject({
        kind: 'refused',
        status: 422,
      })
    })

    it('takes the proof of a browser once, in place of a captcha, and with its own value alone [C5.11] [C7.11]', async () => {
      const { subscriptions, proofOf = async () => '' } = world
      const context = await contextOf(world, world.slds.journal)
      const [work, other] = [
        await valueOf(subscriptions.proofOfWork(context)),
        await valueOf(subscriptions.proofOfWork(context)),
      ]
      expect(work.identify).not.toBe(other.identify)
      const request = {
        email: `Prover-${name.length}@example.org`.toLowerCase(),
        keywords: ['河流'],
        identify: work.identify,
        captcha: await proofOf(work.challenge),
        origin: originOf(world.slds.journal),
      }
      const refused = { kind: 'refused', status: 423 }
      expect(await valueOf(subscriptions.ask(context, request))).toBeNull()
      expect(await failureOf(subscriptions.ask(context, request))).toMatchObject(refused)
      expect(
        await failureOf(subscriptions.ask(context, { ...request, identify: 'nobody has issued this' })),
      ).toMatchObject(refused)
    })

    it('subscribes nobody, and shows nothing [C6.1]', async () => {
      const { subscriptions } = world
      const context = await contextOf(world, world.slds.journal)
      expect((await failureOf(subscriptions.isSubscribed(context))).kind).toBe('expired')
      expect((await failureOf(subscriptions.subscribe(context, originOf('x')))).kind).toBe('expired')
      expect((await failureOf(subscriptions.unsubscribe(context))).kind).toBe('expired')
      expect((await failureOf(subscriptions.subscriptions(context))).kind).toBe('expired')
      expect(await valueOf(subscriptions.leave(context, 'nobodys'))).toBeNull()
    })
  })
}
