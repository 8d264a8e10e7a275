import { writtenText } from '../article/written-text.ts'
import { productName } from '../shell/bare-shell.ts'
import { localise, type LocalizedText } from '../language/localized.ts'
import type { HeadInput } from './head-input.ts'

const separator = ' - '

/**
 * The title of a page: its own parts, then the journal or site; the product's name where there is nothing else (C9.12).
 * Plain text, never empty; no part stands twice.
 */
export function pageTitle({
  shell,
  language,
  title,
}: Pick<HeadInput, 'shell' | 'language' | 'title'>): string {
  const plain = (text: string | LocalizedText): string =>
    typeof text === 'string' ? text : writtenText(localise(text, language))
  const names = [...title, shell.site.name].map(plain).filter((part) => part !== '')
  return [...new Set(names)].join(separator) || productName[language]
}
