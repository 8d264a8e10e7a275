import { citationRecordOf } from '../citation/citation-record-of.ts'
import { printCslJson } from '../citation/print-csl-json.ts'
import { localise } from '../language/localized.ts'
import type { WrittenForm } from '../negotiation/described-types.ts'
import { canonicalUrl } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'
import { linksetOf } from './linkset.ts'
import { ownImprint } from './own-imprint.ts'
import { printedHead } from './printed-head.ts'

/** A description of a page in one of the forms that are written from its content; null where it has none of the form. */
export function writtenForm(input: HeadInput, as: WrittenForm): string | null {
  if (as === 'csl-json') return cslJsonOf(input)
  if (as === 'json-ld') {
    const { jsonLd } = printedHead(input)
    return jsonLd === null ? null : JSON.stringify(jsonLd)
  }
  const linkset = linksetOf(input)
  return linkset.length === 0 ? null : JSON.stringify({ linkset })
}

function cslJsonOf(input: HeadInput): string | null {
  const { content, language, shell } = input
  if (content?.page !== 'article') return null
  const { article } = content.content
  const url = canonicalUrl({ ...input, content }, language)
  const imprint = ownImprint(article, shell.journal?.siteId === article.siteId ? shell.journal : null)
  const record = citationRecordOf({ ...article, journalName: imprint.name }, language, url, imprint)
  return printCslJson({ ...record, publisher: localise(imprint.publisher, record.language) })
}
