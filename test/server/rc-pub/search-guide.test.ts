import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptySearchQuery } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { samplesFolder } from '../store/prepared-folder.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore(undefined, 'samples')

const byAuthor = async (term: string): Promise<readonly number[]> => {
  const index = createSqlIndex(searchStore(store()), store())
  const query = { ...emptySearchQuery, term, field: 'author', sort: 'date' } as const
  return (await index.search({ query, sites: null, today: '2026-11-20' })).ids
}

/** What the guide to searching tells readers to write for an author: in words of Chinese, of pinyin, and in one piece. */
function writtenInGuide(): readonly (readonly string[])[] {
  const guide = readFileSync(join(samplesFolder, 'sites', 'www', 'channels.yaml'), 'utf8')
  return [
    /“(沈砚清)”或 (\p{L}+ \p{L}+)，连写 (\p{L}+)、名在前都行/u,
    /(沈砚清), (\p{L}+ \p{L}+) in either order, or (\p{L}+) in one/u,
  ].map((example) => example.exec(guide)?.slice(1) ?? [])
}

const turned = (term: string): string => term.split(' ').toReversed().join(' ')

it('finds an author in each way that the guide names, in both languages [C3.15]', async () => {
  const guides = writtenInGuide()
  expect(guides.map(({ length }) => length)).toEqual([3, 3])
  const ids = await byAuthor('沈砚清')
  expect(ids.length).toBeGreaterThan(0)
  const terms = guides.flat().flatMap((term) => [term, turned(term), turned(term).replace(' ', '')])
  for (const term of terms) expect([term, await byAuthor(term)]).toEqual([term, ids])
})

it.each(['yutinglan', 'tinglanyu', 'ouyangze', 'zeouyang'])('finds %s among the samples', async (term) => {
  expect((await byAuthor(term)).length).toBeGreaterThan(0)
})
