import type { ArticleRow } from '../../store/article-row.ts'
import { readId } from '../endpoint-handler.ts'

/** The contentUrl of an article, under which `journal-web/getData` has it in parts; null without a full text. */
export const contentUrlOf = ({ id, hasText }: Pick<ArticleRow, 'id' | 'hasText'>): string | null =>
  hasText ? `article/${id}` : null

/** The id of the article that a contentUrl stands for; null where it is none. */
export const idOfContentUrl = (raw: string): number | null => {
  const [, id] = /^article\/(\d+)$/.exec(raw) ?? []
  return id === undefined ? null : readId(id)
}
