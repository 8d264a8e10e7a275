import type { LocalizedText } from '../language/localized.ts'
import type { Article, ArticleRelation } from './article.ts'
import { isRetracted } from './article-notices.ts'

/** Titles that say it themselves: in capitals, or set off from what follows. Words of a title that are its subject say nothing. */
const said = [
  /^[^\p{L}\p{N}]*RETRACTED\b/u,
  /^[^\p{L}\p{N}]*(?:retracted(?:\s+(?:article|paper|publication))?|(?:论文)?已?撤稿)\s*[:：\])）】》」.,，|—–-]/iu,
]

const marked = (title: string, mark: string): string =>
  title === '' || said.some((each) => each.test(title)) ? title : mark + title

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
