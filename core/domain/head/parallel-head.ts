import { articleRoute } from '../article/article-route.ts'
import { defaultLanguage } from '../language/ui-language.ts'
import type { ParallelContent } from '../page/parallel-content.ts'
import type { PageHead } from './page-head.ts'

/** Two texts beside each other are named by their article, whose page stands for this one too. */
export const parallelHead = (content: ParallelContent | null, name: string): PageHead =>
  content === null
    ? { title: [], content: null }
    : {
        title: [name, content.article.title],
        listed: false,
        content: { page: 'listed', content: { route: articleRoute(content.article, defaultLanguage) } },
      }
