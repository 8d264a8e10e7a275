import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import {
  readPurgedVersions,
  storePurgedVersions,
  watchContent,
  type WatchedContent,
} from '../../../server/rc-pub/store/content-version.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { articleRecord } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { siteSource } from './site-source.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const ids = { all: 0, group: 0, member: 0, sister: 0, other: 0 }
type Named = keyof typeof ids
let content: WatchedContent

beforeAll(async () => {
  ids.all = await storeSite(store(), { sld: 'www', type: 'all' })
  ids.group = await storeSite(store(), { sld: 'press', type: 'group' })
  ids.member = await storeSite(store(), { sld: 'member', group: ids.group })
  ids.sister = await storeSite(store(), { sld: 'sister', group: ids.group })
  ids.other = await storeSite(store(), { sld: 'other' })
  // each is known from its first change on
  for (const name of ['member', 'sister', 'other'] as const) await change(name, 'first')
})
afterEach(() => content.close())

const change = (name: Named, key: string) => saveArticles(store(), ids[name], [articleRecord({ key })])

const names = Object.keys(ids) as Named[]

/** The sites whose version another one is after this. */
async function moved(act: () => Promise<unknown>): Promise<readonly Named[]> {
  content = await watchContent(store(), () => 0)
  const versions = () => names.map((name) => content.version([String(ids[name])]))
  const before = versions()
  await act()
  await content.look()
  const after = versions()
  return names.filter((_name, at) => before[at] !== after[at])
}

const journal = (more: string) => ({
  ...siteSource({
    'site.yaml': `sld: demo
type: single
group: press
theme: 1
${more}
journal:
  abbreviation: { zh: 刊, en: J }
  issn: 1234-5678
  publisher: { zh: 社, en: Press }
  subject: { zh: 学, en: Science }
  frequency: { zh: 月, en: Monthly }
  introduction: { zh: 一, en: One }
`,
  }),
  folder: 'sites/demo',
})

const load = async (more: string): Promise<void> => {
  const loaded = await loadSites(store(), [journal(more)], { clean: (html) => html, today: sampleDay })
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
}

describe('the version of the content', () => {
  it('of a journal is its own, its group’s and the aggregate’s, and no other site’s', async () => {
    expect(await moved(() => change('member', 'second'))).toEqual(['all', 'group', 'member'])
    expect(await moved(() => change('other', 'second'))).toEqual(['all', 'other'])
    expect(await moved(() => change('other', 'second'))).toEqual([])
  })

  it('of all sites is another one where others show or link what has changed of a site', async () => {
    expect(await moved(() => load('name: { zh: 刊, en: Journal }'))).toEqual(names)
    expect(await moved(() => load('name: { zh: 刊, en: Journal }\nkeywords: { zh: 水, en: water }'))).toEqual(
      ['all', 'group'],
    )
    expect(await moved(() => load('name: { zh: 刊, en: Journal }\nkeywords: { zh: 水, en: water }'))).toEqual(
      [],
    )
    expect(
      await moved(() => load('name: { zh: 学刊, en: Journal }\nkeywords: { zh: 水, en: water }')),
    ).toEqual(names)
  })

  it('of sites together is another one when one of them changes; of one that is not known, when anything does', async () => {
    content = await watchContent(store(), () => 0)
    const versions = () =>
      [['member', 'other'], ['sister']].map((each) =>
        content.version(each.map((name) => String(ids[name as Named]))),
      )
    const [both, sister] = versions()
    const unknown = content.version(['987654321'])
    await change('other', 'third')
    await content.look()
    expect(versions()).toEqual([expect.not.stringMatching(`^${both}$`), sister])
    expect(content.version(['987654321'])).not.toBe(unknown)
  })

  it('is known at once, and a second later what another process has changed', async () => {
    let now = 0
    content = await watchContent(store(), () => now)
    const first = content.version()
    await change('member', 'fourth')
    expect(content.version()).toBe(first)
    now = 1_000
    expect(content.version()).toBe(first)
    // the store answers in turn: once these are answered, so was the question asked behind the last answer
    await store().query('select 1')
    await store().query('select 1')
    expect(Number(content.version())).toBe(Number(first) + 1)
  })

  it('is remembered where shared caches have been told of it, and no older one after a newer', async () => {
    const id = String(ids.member)
    expect((await readPurgedVersions(store())).has(id)).toBe(false)
    for (const version of [3, 2])
      await storePurgedVersions(
        store(),
        new Map([
          [id, version],
          ['987654321', 1],
        ]),
      )
    expect([...(await readPurgedVersions(store()))]).toEqual([[id, 3]])
    content = await watchContent(store(), () => 0)
    expect(content.sites().get(id)).toBeGreaterThan(3)
  })
})
