import type { FloatContent } from '@xuekan/core/page'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { SourceArticle } from '../../ui/widgets/float/SourceArticle.tsx'
import { articleContent } from './support/contents.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const { article } = articleContent

const contentWith = (copyright: FloatContent['article']['copyright']): FloatContent => ({
  kind: 'figure',
  shown: {
    id: '5-2',
    label: { zh: '图 2', en: 'Figure 2' },
    caption: { zh: '', en: '' },
    imageUrl: '/water.png',
    anchor: '',
    article,
  },
  table: null,
  article: { ...article, copyright },
  floats: [],
})

describe('the article that a figure stands in', () => {
  it.each([
    [{ zh: '© 2026 作者', en: '© 2026 The Authors' }, '<dd>© 2026 The Authors</dd>'],
    [{ zh: '© 2026 作者', en: '' }, '<dd lang="zh">© 2026 作者</dd>'],
  ])('says whose it is, and in which language where the page has another', async (copyright, said) => {
    const portal = await portalFor({ language: 'en' })
    const html = htmlOf(portal, createElement(SourceArticle, { content: contentWith(copyright) }))
    expect(html).toContain(said)
  })
})
