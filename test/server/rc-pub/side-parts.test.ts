import { describe, expect, it } from 'vitest'
import { createServerSanitiser } from '../../../server/rc-pub/import/sanitise.ts'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { openedStore } from './opened-store.ts'
import { siteSource } from './site-source.ts'

const store = openedStore()
const { sanitise } = createServerSanitiser()
const loading = (texts: Readonly<Record<string, string>>) =>
  loadSites(store(), [siteSource(texts)], { clean: sanitise, today: sampleDay })
const load = async (texts: Readonly<Record<string, string>>) => {
  const loaded = await loading(texts)
  return loaded.ok ? loaded.value.map(({ changed }) => changed) : loaded.error.map(describeConfigProblem)
}
const rows = async (table: string) =>
  (await store().query<{ id: number; key: string }>(`select id, key from ${table} order by position`)).map(
    ({ id, key }) => ({ id, key }),
  )

const news = (key: string, more = '') =>
  `- { key: ${key}, kind: dynamic, published: 2026-03-01, title: { zh: 一, en: One }${more} }\n`
const board = (keys: readonly string[], channel = 'policies') =>
  `- channel: ${channel}\n  members:\n${keys.map((key) => `    - { key: ${key}, name: { zh: 甲, en: ${key} } }\n`).join('')}`
const album = (more: string) =>
  `- { key: first, published: 2026-03-01, name: { zh: 辑, en: Album }, ${more} }\n`

describe('the files of news, experts, albums, topics, books and documents', () => {
  const files = {
    'news.yaml':
      news('a', ', channel: policies') + news('b', `, body: { zh: '<p onclick="x()">一</p>', en: '' }`),
    'experts.yaml': board(['chief', 'second']),
    'albums.yaml': album('experts: [second, chief], articles: [10.5555/x.1]'),
    'topics.yaml': '- { key: water, name: { zh: 水, en: Water }, experts: [chief] }\n',
    'books.yaml':
      'cloud: { address: "https://books.example/?p={p}" }\nbooks:\n  - { key: one, year: 2026, title: { zh: 书, en: Book } }\n',
    'documents.yaml': '- { key: form, published: 2026-03-01, title: { zh: 表, en: Form }, file: logo.svg }\n',
  }
  const tables = ['news', 'expert', 'album', 'topic', 'book', 'document']

  it('change nothing when they are loaded again, and what is taken out of them goes [C7.16]', async () => {
    expect(await load(files)).toEqual([true])
    const before = await Promise.all(tables.map(rows))
    expect(before.map((entries) => entries.length)).toEqual([2, 2, 1, 1, 1, 1])
    expect(await load(files)).toEqual([false])
    expect(await load({ ...files, 'news.yaml': news('b') })).toEqual([true])
    expect(await rows('news')).toEqual(before[0]?.filter(({ key }) => key === 'b'))
    expect(await load({})).toEqual([true])
    expect((await Promise.all(tables.map(rows))).flat()).toEqual([])
  })

  it('keep the id of an entry that changes its place or its words', async () => {
    await load({ 'news.yaml': news('a') + news('b') })
    const [a, b] = await rows('news')
    expect(await load({ 'news.yaml': news('b', ', cover: logo.svg') + news('a') })).toEqual([true])
    expect(await rows('news')).toEqual([b, a])
  })

  it('hold HTML that has passed the sanitiser', async () => {
    await load(files)
    const [item] = await store().query<{ body: string }>(
      `select record->'body'->>'zh' as body from news where key = 'b'`,
    )
    expect(item?.body).toBe('<p>一</p>')
  })

  it.each([
    ['news.yaml', news('a') + news('a'), 'news.yaml:2: news[2].key is that of another entry: a'],
    [
      'news.yaml',
      news('A b'),
      'news.yaml:1: news[1].key should be a key of small letters, digits and hyphens',
    ],
    [
      'news.yaml',
      news('a', ', channel: nowhere'),
      'news.yaml:1: news[1].channel names nowhere, and the site has no such column',
    ],
    [
      'experts.yaml',
      board(['one'], 'nowhere'),
      'experts.yaml:1: experts[1].channel names nowhere, and the site has no such column',
    ],
    [
      'experts.yaml',
      board(['one']) + board(['one']),
      'experts.yaml:6: experts[2].members[1].key is that of another member: one',
    ],
    [
      'albums.yaml',
      `# none\n${album('experts: [nobody]')}`,
      'albums.yaml:2: albums[1].experts[1] names nobody, and the site has no such expert',
    ],
    [
      'albums.yaml',
      album('articles: [no-doi]'),
      'albums.yaml:1: albums[1].articles[1] should be a DOI such as 10.5555/slgc.2026.05.001',
    ],
    [
      'books.yaml',
      'cloud: { address: "https://books.example/" }\n',
      'books.yaml:1: books.cloud.address should be an https address with {p} where the credential stands',
    ],
  ])('name what is wrong by file and line: %s %#', async (file, text, problem) => {
    expect(await load({ [file]: text })).toEqual([`sites/demo/${problem}`])
  })

  it('name an article that nobody has by file and line, once the articles are there [C7.16]', async () => {
    const albums = album('articles: [10.5555/x.1, 10.5555/X.2]')
    const loaded = await loading({ 'albums.yaml': albums, 'topics.yaml': '[]' })
    if (!loaded.ok) throw new Error('refused')
    const [site] = loaded.value
    await store().query(
      `insert into article (site_id, key, doi, position, year, published, record, hash, fts)
      values ($1, 'k', '10.5555/x.2', 0, 2026, '2026-01-01', '{}', '', '')`,
      [site?.id ?? 0],
    )
    const problems = await site?.verify(store())
    expect(problems?.map(describeConfigProblem)).toEqual([
      'sites/demo/albums.yaml:1: albums[1].articles[1] names 10.5555/x.1, and no article has this DOI',
    ])
  })
})
