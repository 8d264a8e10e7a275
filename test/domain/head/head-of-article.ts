import type { Article } from '../../../core/domain/article/article.ts'
import { articleHead as headOfArticle } from '../../../core/domain/head/article-head.ts'
import type { HeadModel } from '../../../core/domain/head/head-model.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import type { ArticleContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { article, shell, origin } from './sample-journal.ts'

/** A page of an article around which nothing else is known. */
export const contentOf = (shown: Article): ArticleContent => ({
  article: shown,
  fullText: null,
  citation: { zh: '', en: '' },
  previous: null,
  further: [],
  next: null,
  linked: { authors: [], keywords: [] },
  floats: [],
  unnamedText: null,
  written: { title: { zh: 'zh', en: 'en' }, abstract: { zh: 'zh', en: 'en' } },
})

export const articleHead = (part: Partial<Article> = {}, language: 'zh' | 'en' = 'en'): HeadModel => {
  const route = parseRoute('/thesisDetails?columnId=7')
  return headOf({ shell, route, language, origin, ...headOfArticle(contentOf({ ...article, ...part })) })
}

/** The citation tags of a head, each with its content, in order. */
export const metas = (head: HeadModel): readonly (readonly [string, string])[] =>
  head.metas.filter(({ name }) => name.startsWith('citation_')).map(({ name, content }) => [name, content])

/** The contents of the citation tags of this name. */
export const tags = (part: Partial<Article>, name: string, language: 'zh' | 'en' = 'en'): readonly string[] =>
  metas(articleHead(part, language)).flatMap(([one, content]) => (one === name ? [content] : []))
