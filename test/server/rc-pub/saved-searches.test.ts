import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostSavedSearches, printSavedSearch, type FollowedTerm, type SearchPace } from '@xuekan/core/member'
import { feedPage, formatRoute } from '@xuekan/core/route'
import { noSenders, type Mail } from '../../../server/rc-pub/accounts/senders.ts'
import { createAlerts } from '../../../server/rc-pub/alerts/alerts.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { ArticleIndex } from '../../../server/rc-pub/search/article-index.ts'
import { SearchRefused } from '../../../server/rc-pub/search/search-refused.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import {
  dropSearch,
  quietSearch,
  savedSearchesOf,
  saveSearch,
} from '../../../server/rc-pub/store/saved-searches.ts'
import { alertParts } from './alert-parts.ts'
import { contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const day = 86_400_000
const begin = Date.now() + day
const orcid = '0000-0002-1825-0097'

let articles = 0
const article = (title: string): ArticleRecord => {
  articles += 1
  return {
    ...unknownArticle,
    originalLanguage: 'en',
    key: `10.5555/s.${articles}`,
    doi: `10.5555/s.${articles}`,
    year: 2026,
    title: { zh: '', en: title },
    dates: { ...unknownArticle.dates, published: '2026-02-01' },
  }
}

let member = ''
let site = 0
let other = 0
beforeAll(async () => {
  const [made] = await store().query<{ id: number }>(
    `insert into member (user_name, email, password_hash, created) values ('seeker', 'seeker@example.org', '', 0) returning id`,
  )
  member = String(made?.id)
  site = await storeSite(store(), { sld: 'flow' })
  other = await storeSite(store(), { sld: 'light' })
  await store().query(`update site set config = config || '{"name":{"zh":"流","en":"Flow"}}' where id = $1`, [
    site,
  ])
})
beforeEach(async () => {
  await store().query('delete from saved_search')
  await store().query('delete from new_article')
})

const save = (q: string, pace: SearchPace = 'immediate', siteId = site, now = 0): Promise<boolean> =>
  saveSearch(store(), {
    memberId: member,
    siteId,
    search: `type=search&q=${q}`,
    pace,
    language: 'en',
    origin: `http://${siteId === site ? 'flow' : 'light'}.example.org`,
    now,
  })

async function round(now = begin, change: Partial<Parameters<typeof createAlerts>[0]> = {}) {
  const sent: Mail[] = []
  const senders = { ...noSenders, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  const failures: unknown[] = []
  const report = (failure: unknown): void => void failures.push(failure)
  await createAlerts({
    ...alertParts(store()),
    senders,
    now: () => now,
    report,
    settles: 0,
    ...change,
  }).round()
  return { sent, failures }
}

describe('saved searches', () => {
  it('tell their member of new articles that they find, once, with links that lead there', async () => {
    await saveArticles(store(), site, [article('Sediment of old')])
    await store().query('delete from new_article')
    await save('sediment')
    await save('turbine')
    await saveArticles(store(), site, [article('Sediment in <i>two</i> reservoirs'), article('A fish pass')])
    const { sent, failures } = await round()
    expect(failures).toEqual([])
    expect(sent.map(({ subject }) => subject)).toEqual(['1 new article for “sediment”'])
    const [mail] = sent
    expect(mail?.to).toBe('seeker@example.org')
    expect(mail?.text).toContain(
      '1. Sediment in two reservoirs\n   http://flow.example.org/en/article/doi/10.5555/s.',
    )
    expect(mail?.text).toMatch(/\nhttp:\/\/flow\.example\.org\/en\/article\?\S*q=sediment&sort=date\n/)
    expect(mail?.text).toMatch(/http:\/\/flow\.example\.org\/emailSubscribe\?lang=en&leave=[\w-]{43}\n$/)
    expect(mail?.text).not.toContain('of old')
    expect((await round()).sent).toEqual([])
  })

  it('tell nothing of what was there before, of other sites, or of an article that only changes', async () => {
    const there = article('Sediment before')
    await saveArticles(store(), site, [there])
    await save('sediment', 'immediate', site, begin)
    await save('sediment', 'immediate', other)
    expect((await round()).sent).toEqual([])
    await saveArticles(store(), site, [{ ...there, title: { zh: '', en: 'Sediment before, corrected' } }])
    expect((await round()).sent).toEqual([])
  })

  it('write once a week where that is wanted, of all that was found, and nothing in a quiet week', async () => {
    await save('sediment', 'weekly')
    await saveArticles(store(), site, [article('Sediment one')])
    const first = await round(7 * day)
    expect(first.sent).toEqual([])
    await round(begin)
    await saveArticles(store(), site, [article('Sediment two')])
    expect((await round(begin + day)).sent).toEqual([])
    await saveArticles(store(), site, [article('Sediment three')])
    const { sent } = await round(begin + 7 * day)
    expect(sent.map(({ subject }) => subject)).toEqual(['2 new articles for “sediment”'])
    expect((await round(begin + 14 * day)).sent).toEqual([])
  })

  it('say nothing to a locked member, and all that was found once the member is unlocked [C6.2]', async () => {
    await save('sediment')
    const lock = (at: number | null) =>
      store().query('update member set locked = $2 where id = $1', [Number(member), at])
    await lock(1)
    await saveArticles(store(), site, [article('Sediment one')])
    expect((await round()).sent).toEqual([])
    await saveArticles(store(), site, [article('Sediment two')])
    expect((await round()).sent).toEqual([])
    await lock(null)
    const { sent } = await round()
    expect(sent.map(({ subject }) => subject)).toEqual(['2 new articles for “sediment”'])
    expect((await round()).sent).toEqual([])
  })

  it('count those beyond the hundred that a mail names, and pass none over', async () => {
    await save('sediment')
    await saveArticles(
      store(),
      site,
      Array.from({ length: 612 }, (_, index) => article(`Sediment ${index}`)),
    )
    const { sent } = await round()
    expect(sent.map(({ subject }) => subject)).toEqual(['612 new articles for “sediment”'])
    expect(sent[0]?.text).toContain('\n100. ')
    expect(sent[0]?.text).not.toContain('\n101. ')
    expect(sent[0]?.text).toContain('512 more stand among the results.')
  })

  const followed: readonly (readonly [FollowedTerm, string, string])[] = [
    [{ kind: 'keyword', term: 'fish pass' }, 'Fish Pass', 'with the keyword “Fish Pass”'],
    [{ kind: 'author', by: { kind: 'name', name: 'Wei Li' } }, 'Wei Li', 'by “Wei Li”'],
    [{ kind: 'author', by: { kind: 'orcid', orcid } }, 'Wei Li', 'by “Wei Li”'],
    [{ kind: 'column', column: 'Reviews' }, 'Reviews', 'in the section “Reviews”'],
  ]
  it.each(followed)(
    'tell of new articles under %j by its name, with its page [C4.22] [C7.12]',
    async (term, name, why) => {
      const under = {
        ...article('Ladders'),
        keywords: { zh: [], en: ['Fish Pass'] },
        column: { zh: '综述', en: 'Reviews' },
        contributors: [{ ...contributor('李伟', 'Wei Li'), orcid }],
      }
      const near = { ...article('A fish pass by Wei Li in Reviews'), keywords: { zh: [], en: ['Fish'] } }
      await saveArticles(store(), site, [{ ...under, key: 'before', doi: '10.5555/s.before' }])
      await store().query('delete from new_article')
      const search = printSavedSearch(term)
      for (const [siteId, host] of [
        [site, 'flow'],
        [other, 'light'],
      ] as const)
        await saveSearch(store(), {
          memberId: member,
          siteId,
          search,
          pace: 'immediate',
          language: 'en',
          origin: `http://${host}.example.org`,
          now: 0,
        })
      await saveArticles(store(), site, [under, near])
      const { sent, failures } = await round()
      expect(failures).toEqual([])
      expect(sent.map(({ subject }) => subject)).toEqual([`1 new article for “${name}”`])
      expect(sent[0]?.text).toContain('1. Ladders\n')
      expect(sent[0]?.text).toContain(`You asked at Flow to hear of new articles ${why}.`)
      const page = feedPage(term, 'en')
      expect(sent[0]?.text).toContain(
        `\nhttp://flow.example.org${page === null ? 'nothing' : formatRoute(page)}\n`,
      )
      expect((await round()).sent).toEqual([])
    },
  )

  it('wait for an article that is still being changed', async () => {
    await save('sediment')
    await saveArticles(store(), site, [article('Sediment unsettled')])
    expect((await round(Date.now(), { settles: 600_000 })).sent).toEqual([])
    expect((await round()).sent).toHaveLength(1)
  })

  it('are told later of what a process that was stopped had taken, and twice of nothing', async () => {
    await save('sediment')
    await save('dam')
    await saveArticles(store(), site, [article('Sediment behind a dam')])
    const { index } = alertParts(store())
    let asked = 0
    const breaks: Pick<ArticleIndex, 'everyId'> = {
      everyId: async (search) => {
        asked += 1
        if (asked === 2) throw new Error('stopped')
        return index.everyId(search)
      },
    }
    const broken = await round(begin, { index: breaks })
    expect(broken.sent).toEqual([])
    expect(broken.failures).toEqual([new Error('stopped')])
    expect((await round(begin + 1)).sent).toEqual([])
    const { sent } = await round(begin + 600_001)
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      '1 new article for “dam”',
      '1 new article for “sediment”',
    ])
  })

  it('pass over what cannot be answered in time, say so, and keep no other from its mail', async () => {
    await save('sediment')
    await save('dam')
    await saveArticles(store(), site, [article('Sediment behind a dam')])
    const { index } = alertParts(store())
    const slow = new SearchRefused('tooSlow')
    const { sent, failures } = await round(begin, {
      index: {
        everyId: async (search) => {
          if (search.query.term === 'dam') throw slow
          return index.everyId(search)
        },
      },
    })
    expect(failures).toEqual([slow])
    expect(sent.map(({ subject }) => subject)).toEqual(['1 new article for “sediment”'])
  })

  it('write no more once the word of a mail says so, but stay saved; dropped ones are gone', async () => {
    await save('sediment')
    await saveArticles(store(), site, [article('Sediment a')])
    const { sent } = await round()
    await quietSearch(store(), /leave=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '')
    await saveArticles(store(), site, [article('Sediment b')])
    expect((await round()).sent).toEqual([])
    const [saved] = await savedSearchesOf(store(), member)
    expect(saved).toMatchObject({ pace: 'never', siteId: site })
    await dropSearch(store(), '0', saved?.id ?? 0)
    expect(await savedSearchesOf(store(), member)).toHaveLength(1)
    await dropSearch(store(), member, saved?.id ?? 0)
    expect(await savedSearchesOf(store(), member)).toEqual([])
  })

  it('are bounded for one member, who can still change those that there are', async () => {
    for (let number = 0; number < mostSavedSearches; number += 1) expect(await save(`w${number}`)).toBe(true)
    expect(await save('more')).toBe(false)
    expect(await save('w0', 'never')).toBe(true)
    expect(await savedSearchesOf(store(), member)).toHaveLength(mostSavedSearches)
  })
})
