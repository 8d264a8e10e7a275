import { describe, expect, it } from 'vitest'
import { depositedArticle } from '../../../server/rc-pub/deposit/deposited-article.ts'
import { unknownArticle } from '../../../server/rc-pub/store/article-record.ts'
import type { ArticleRow } from '../../../server/rc-pub/store/article-row.ts'
import { imprintOf } from '../../../server/rc-pub/store/imprint-of.ts'

const siteName = { zh: '河流学刊', en: 'Journal of Rivers' }

/** What is told of the journal of an article that names it so. */
const toldOf = (journalName: typeof siteName) => {
  const record = {
    ...unknownArticle,
    journalName,
    key: 'one',
    doi: '10.5555/one',
    year: 2026,
    originalLanguage: 'zh',
  }
  const row = { id: 1, siteName, retractions: [], hasText: false, record } as unknown as ArticleRow
  const journal = imprintOf(row)
  const urls = { zh: '', en: '' }
  return depositedArticle({ row, journal, furtherTexts: [], fullTexts: [], urls, pdfUrl: '' }, []).journal
    .name
}

describe('depositedArticle', () => {
  it('names the journal in each language that its site names it in, where the article names the same one', () => {
    expect(toldOf({ zh: '河流学刊', en: '' })).toEqual(siteName)
    expect(toldOf({ zh: '', en: '' })).toEqual(siteName)
    expect(toldOf({ zh: '另一种期刊', en: '' })).toEqual({ zh: '另一种期刊', en: '' })
  })
})
