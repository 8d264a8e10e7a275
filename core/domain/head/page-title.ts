import { plainText } from '../article/plain-text.ts'
import { productName } from '../chrome/bare-chrome.ts'
import { localise, type Language, type LocalizedText } from '../language/language.ts'
import type { HeadContent, HeadSource } from './head-input.ts'

const separator = ' - '

/**
 * The title of a page: its own, what the locale calls it, the journal or site; the product's name where there is
 * nothing else (C9.12). Plain text, never empty; no part stands twice.
 */
export function pageTitle({ chrome, language, content, label = '' }: HeadSource): string {
  const parts = [...ownTitle(content, language), label, plain(chrome.site.name, language)].filter(
    (part) => part !== '',
  )
  return [...new Set(parts)].join(separator) || productName[language]
}

/** The name of a page by its content alone, the most particular part first. */
function ownTitle(content: HeadContent | null, language: Language): readonly string[] {
  switch (content?.page) {
    case 'article': {
      const { title, journalName } = content.content.article
      return [plain(title, language), plain(journalName, language)]
    }
    case 'issue': {
      const { journal, period } = content.content
      const number = period.issue === '' ? '' : `(${period.issue})`
      const numbers = [String(period.year), period.volume + number].filter((part) => part !== '').join(', ')
      return [[plain(journal.name, language), numbers].filter((part) => part !== '').join(' ')]
    }
    case 'search':
      return [content.content.query.term.trim()]
    case 'column':
      return [plain(content.content.channel.name, language)]
    default:
      return []
  }
}

const plain = (text: LocalizedText, language: Language): string => plainText(localise(text, language))
