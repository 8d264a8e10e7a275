import type { ArticleRow } from '../../../server/rc-pub/store/article-row.ts'
import { articleRecord, contributor } from '../rc-pub/article-records.ts'

/** An article as the store answers it, with names that would break a document that does not escape them. */
export function printedArticle(given: Partial<ArticleRow['record']> = {}): ArticleRow {
  const {
    fullText: _text,
    references: _references,
    figures: _figures,
    tables: _tables,
    ...record
  } = articleRecord({
    key: '10.5555/slgc.2026.04.009',
    title: { zh: '水库<italic>浑水</italic>与 CO<sub>2</sub>', en: 'Turbid water & CO<sub>2</sub>' },
    contributors: [
      { ...contributor('沈砚秋', 'Yanqiu Shen'), affiliations: ['a'], orcid: '0000-0007-3140-2266' },
      { ...contributor('', 'Ingrid Solheim'), corresponding: true, email: 'i.solheim@example.org' },
    ],
    affiliations: [{ key: 'a', label: '1', name: { zh: '衡川大学', en: 'Hengchuan University' } }],
    abstractHtml: { zh: '<p>摘要一。</p>', en: '<p>Abstract one.</p>' },
    keywords: { zh: ['异重流', '水库'], en: ['turbidity current', 'reservoir'] },
    firstPage: '389',
    lastPage: '402',
    license: { url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' },
    funding: { zh: '衡川省自然科学基金', en: 'Hengchuan Science Foundation' },
    dates: { received: '2025-12-08', revised: '', accepted: '', online: '', published: '2026-07-15' },
    ...given,
  })
  return {
    id: 7,
    siteId: 1,
    periodId: 2,
    visits: 0,
    downloads: 0,
    citations: 0,
    hasText: true,
    retractions: [],
    changedAt: '2026-11-01T08:00:00Z',
    referenceCount: 0,
    coverUrl: '',
    siteName: { zh: '站点', en: 'Site' },
    record,
  }
}
