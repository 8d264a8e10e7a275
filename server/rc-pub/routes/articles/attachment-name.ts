import { localise, type UiLanguage } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import type { ArticleRow } from '../../store/article-row.ts'

/** Characters of a title that a file's name keeps. */
const namedCharacters = 80

/** Title and DOI as the name of a file, without what file systems refuse. */
export function attachmentName(
  { id, record: { title, doi } }: Pick<ArticleRow, 'id' | 'record'>,
  language: UiLanguage,
  ending: string,
): string {
  const words = [...plainText(localise(title, language))].slice(0, namedCharacters).join('').trim()
  return `${words} ${doi || id}`.trim().replace(/[\p{Cc}/\\:*?"<>|]+/gu, '_') + ending
}
