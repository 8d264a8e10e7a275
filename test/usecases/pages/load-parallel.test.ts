import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import type { FullText } from '../../../core/domain/article/article.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { loadParallel } from '../../../core/usecases/pages/load-parallel.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const [first] = sampleContent.articles
const articleId = first?.article.id ?? ''
const context = { language: 'zh', siteId: asSiteId('3') } as const
const text = (language: 'zh' | 'en', html: string, inBothLanguages = true): FullText => ({
  language,
  html: html as SafeHtml,
  inBothLanguages,
})

/** The sample content whose first article has these full texts. */
const benchWith = (zh: FullText | null, en: FullText | null) =>
  gatewayBench({
    ...sampleContent,
    articles: sampleContent.articles.map((each) =>
      each.article.id === articleId ? { ...each, fullText: { zh, en } } : each,
    ),
  })

describe('loadParallel', () => {
  it('has both texts beside each other, the one in the language of the page first', () => {
    const bench = benchWith(text('zh', '<p>水</p>'), text('en', '<p>Water</p>'))
    for (const [language, order] of [
      ['zh', ['水', 'Water']],
      ['en', ['Water', '水']],
    ] as const) {
      const remote = settled(loadParallel(bench, { context: { ...context, language }, articleId }))
      if (remote.status !== 'ready') throw new Error(JSON.stringify(remote))
      expect(remote.value.languages[0]).toBe(language)
      expect([...remote.value.html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words]) => words)).toEqual(order)
      expect(remote.value.article.id).toBe(articleId)
    }
  })

  it('is absent where the article has one of them alone, and fails where a text cannot be had', () => {
    const alone = benchWith(null, text('en', '<p>Water</p>', false))
    expect(settled(loadParallel(alone, { context, articleId }))).toEqual(
      failed({ kind: 'absent', call: 'fullText' }),
    )
    const bench = benchWith(text('zh', '<p>水</p>'), text('en', '<p>Water</p>'))
    bench.break('fullText', unreachable('fullText'))
    expect(settled(loadParallel(bench, { context, articleId }))).toEqual(failed(unreachable('fullText')))
  })
})
