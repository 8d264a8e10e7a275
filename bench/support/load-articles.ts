import { saveArticles } from '../../server/rc-pub/load/save-articles.ts'
import type { Database } from '../../server/rc-pub/store/database.ts'
import { generateArticles } from './generate-articles.ts'

/** Journals that share the articles, each with articles of a seed of its own. */
const journals = ['one', 'two', 'three', 'four'] as const

/** An aggregate, its journals, and so many articles. */
export async function loadArticles(database: Database, articles: number): Promise<void> {
  const none = { zh: '', en: '' }
  for (const [sld, type] of [['www', 'all'], ...journals.map((each) => [each, 'single'])]) {
    await database.query(
      'insert into site (sld, type, config) values ($1, $2, $3::jsonb) on conflict (sld) do nothing',
      [sld ?? '', type ?? '', JSON.stringify({ name: { ...none, en: sld }, journal: null })],
    )
  }
  for (const [at, sld] of journals.entries()) {
    const [site] = await database.query<{ id: number }>('select id from site where sld = $1', [sld])
    await saveArticles(database, site?.id ?? 0, generateArticles(articles / journals.length, at + 1))
  }
}
