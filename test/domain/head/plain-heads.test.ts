import { describe, expect, it } from 'vitest'
import { parallelHead } from '../../../core/domain/head/parallel-head.ts'
import { resultsHead } from '../../../core/domain/head/search-head.ts'
import type { ParallelContent } from '../../../core/domain/page/parallel-content.ts'
import { article } from './sample-journal.ts'

describe('parallelHead', () => {
  it('names the article and is listed by no index, since the article stands for it', () => {
    const content = { article } as unknown as ParallelContent
    expect(parallelHead(content, 'Side by side')).toMatchObject({
      title: ['Side by side', article.title],
      listed: false,
      content: { page: 'listed', content: { route: { page: 'article' } } },
    })
  })

  it('says nothing while there is no content', () => {
    expect(parallelHead(null, 'Side by side')).toEqual({ title: [], content: null })
  })
})

describe('resultsHead', () => {
  const query = { term: ' sediment ' }

  it('is named by the term, and by its kind alone while there is no content [C9.12]', () => {
    expect(resultsHead(null, 'Figures')).toEqual({ title: ['Figures'], content: null })
    expect(resultsHead({ query }, 'Figures')).toMatchObject({ title: ['sediment', 'Figures'] })
  })

  it('names the feed of all sounds or films, and none for what has no feed [C2.36]', () => {
    const found = (type: string) => resultsHead({ query, found: { type } }, 'Results').feed
    expect(found('audio')).toEqual({ source: { kind: 'audio' } })
    expect(found('video')).toEqual({ source: { kind: 'video' } })
    expect(found('picture')).toBeUndefined()
  })
})
