import { xmlElement, type Xml } from '@xuekan/core/content'
import type { FullTextRecord } from '../../../../store/article-record.ts'
import { jatsInline } from '../inline.ts'
import { abstractsOf, titlesOf, type ExportedRecord } from '../texts.ts'
import { textXml } from './full-text.ts'

/** What the full texts of an article add to the document of its front. */
export interface ArticleTextXml {
  readonly abstracts: Xml
  /** Body and back of the original, then translations and letters. */
  readonly behindFront: Xml
}

/**
 * All full texts of an article: the original's as its body and back, each other one as a translation within it. Letters
 * stand with the original, and with a translation that has others.
 */
export function textsOfArticle(
  record: ExportedRecord,
  texts: readonly FullTextRecord[],
  absolute: (address: string) => string,
): ArticleTextXml {
  const abstracts = abstractsOf(record)
  const titles = titlesOf(record)
  const languages = new Set<string>()
  const once = texts.filter(({ language }) => {
    if (languages.has(language)) return false
    languages.add(language)
    return true
  })
  const own = once.find(({ language }) => language === record.originalLanguage)
  const others = once.filter((text) => text !== own)
  const written = (text: FullTextRecord, prefix: string) =>
    textXml(text, {
      prefix,
      absolute,
      hasAbstract: abstracts.some(({ tag }) => tag === text.language),
    })
  const original = own === undefined ? null : written(own, '')
  const translations = others.map((text) => {
    const xml = written(text, `${text.language}-`)
    const title = titles.find(({ tag }) => tag === text.language)?.value ?? ''
    const titleXml = xmlElement('title-group', {}, xmlElement('article-title', {}, jatsInline(title)))
    const content = xml.body + xml.back
    const front = xmlElement('front-stub', {}, titleXml + xml.abstracts || '<!---->')
    const letters = xml.letters === original?.letters ? '' : xml.letters
    return xmlElement(
      'sub-article',
      { 'article-type': 'translation', 'xml:lang': text.language },
      content && front + content + letters,
    )
  })
  return {
    abstracts: original?.abstracts ?? '',
    behindFront:
      (original === null ? '' : original.body + original.back) +
      translations.join('') +
      (original?.letters ?? ''),
  }
}
