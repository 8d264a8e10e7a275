import type { LocalizedText } from '../language/localized.ts'
import type { Article, ArticleRelation } from './article.ts'
import { isRetracted } from './article-notices.ts'

/** Titles that say it themselves. */
const said = /^\W*(?:retracted\b|已?撤稿)/iu

const marked = (title: string, mark: string): string =>
  title === '' || said.test(title) ? title : mark + title

/**
 * The title by which programs and citations name an article: that of a retracted one says so first, as NISO RP-45 asks
 * for, so that nobody cites it unawares. Law: doing it twice changes nothing.
 */
export const titleAsCited = (
  title: LocalizedText,
  relations: readonly Pick<ArticleRelation, 'type' | 'named'>[],
): LocalizedText =>
  isRetracted(relations) ? { zh: marked(title.zh, '已撤稿：'), en: marked(title.en, 'RETRACTED: ') } : title

/** An article under that title. */
export const underTitleAsCited = <
  A extends Pick<Article, 'title'> & { readonly about: Pick<Article['about'], 'relations'> },
>(
  article: A,
): A => ({ ...article, title: titleAsCited(article.title, article.about.relations) })
