import type { StoredRecord } from '../../store/article-row.ts'
import { editorsXml, permissionsXml, relationsXml } from './jats/about.ts'
import { contributorsXml } from './jats/contributors.ts'
import { eventsXml, historyXml, publicationDates } from './jats/dates.ts'
import { jatsInline } from './jats/inline.ts'
import { journalMeta } from './jats/journal-meta.ts'
import { slotsOf, type Slots, type TaggedSlot } from './jats/languages.ts'
import { frontContext, summariesXml } from './jats/summaries.ts'
import { paragraphsXml } from './jats/text/blocks.ts'
import { readHtml } from './jats/text/html-tree.ts'
import { inlineXml } from './jats/text/inline.ts'
import type { ArticleTextXml } from './jats/text/texts-of-article.ts'
import { abstractsOf, keywordsOf, titlesOf, type ExportedRecord, type TaggedValue } from './jats/texts.ts'
import { xmlElement, xmlLeaf, xmlText, type Xml, type XmlAttributes } from '@xuekan/core/content'

const doctype =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.3 20210610//EN" "JATS-archivearticle1-3.dtd">'

/**
 * The metadata of an article as a JATS 1.3 document with its front alone (attachment `metaxml`); well-formed whatever
 * the texts hold. Titles and abstracts keep their formulae. Law: reading it gives the
 * metadata again.
 */
export const jatsFrontOf = (record: ExportedRecord): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${jatsArticle(record)}\n`

/**
 * The same as one element, to stand within other XML, with the full texts of the article where they are given; `more`
 * are attributes that it has there.
 */
export function jatsArticle(
  record: ExportedRecord,
  more: XmlAttributes = {},
  texts: ArticleTextXml = { abstracts: '', behindFront: '' },
): Xml {
  const slots = slotsOf(record)
  const root = {
    ...more,
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
    'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
    'dtd-version': '1.3',
    'article-type': record.type,
    'xml:lang': slots[0].tag,
  }
  const front = `<front>${journalMeta(record, slots)}${articleMeta(record, slots, texts.abstracts)}</front>`
  return xmlElement('article', root, front + texts.behindFront)
}

/** A title with its formulae and ruby, where it has some. */
function titleInline({ title, about }: ExportedRecord, value: string): Xml {
  const slot = title.zh === value ? 'zh' : title.en === value ? 'en' : null
  const heading = slot === null ? '' : (about?.heading?.[slot] ?? '')
  return heading === '' ? jatsInline(value) : inlineXml(readHtml(heading), frontContext)
}

function titleGroup(record: ExportedRecord): Xml {
  const [first, ...translations] = titlesOf(record)
  const titleXml = (name: string, { tag, value }: TaggedValue<string>) =>
    xmlElement(name, { 'xml:lang': tag }, titleInline(record, value))
  const translated = translations.map((each) =>
    xmlElement('trans-title-group', { 'xml:lang': each.tag }, titleXml('trans-title', each)),
  )
  const own = first === undefined ? '' : titleXml('article-title', first)
  return xmlElement('title-group', {}, own + translated.join(''))
}

function articleMeta(record: ExportedRecord, slots: Slots, summaries: Xml): Xml {
  const { doi, volume, issue, firstPage, lastPage, elocationId } = record
  const pages = xmlLeaf('fpage', firstPage)
  return xmlElement(
    'article-meta',
    {},
    [
      xmlLeaf('article-id', doi, { 'pub-id-type': 'doi' }),
      xmlLeaf('article-id', record.about?.pmid ?? '', { 'pub-id-type': 'pmid' }),
      xmlLeaf('article-id', record.about?.pmcid ?? '', { 'pub-id-type': 'pmcid' }),
      xmlLeaf('article-id', record.about?.arxiv ?? '', { 'pub-id-type': 'arxiv' }),
      xmlElement('article-categories', {}, columns(record, slots)),
      titleGroup(record),
      contributorsXml(record, slots),
      editorsXml(record, slots),
      publicationDates(record),
      xmlLeaf('volume', volume),
      xmlLeaf('issue', issue),
      pages === '' ? xmlLeaf('elocation-id', elocationId) : pages + xmlLeaf('lpage', lastPage),
      historyXml(record),
      eventsXml(record),
      permissionsXml(record, slots),
      xmlLeaf('self-uri', record.sourceUrl, { 'xlink:href': record.sourceUrl }),
      relationsXml(record),
      summaries,
      abstractsXml(record, 'abstract'),
      summariesXml(record),
      abstractsXml(record, 'trans-abstract'),
      ...keywordsOf(record).map(keywordGroup),
      ...slots.map((slot) => fundingGroup(record, slot)),
      versionXml(record),
    ].join(''),
  )
}

const columns = ({ column }: StoredRecord, slots: Slots): Xml =>
  slots
    .map(({ slot, tag }) =>
      xmlElement(
        'subj-group',
        { 'subj-group-type': 'heading', 'xml:lang': tag },
        xmlLeaf('subject', column[slot]),
      ),
    )
    .join('')

/**
 * Abstracts in their order: up to that in the language of the article as such, those behind it as translations, between
 * which no abstract may stand.
 */
function abstractsXml(record: ExportedRecord, name: 'abstract' | 'trans-abstract'): Xml {
  const all = abstractsOf(record)
  const own = all.findIndex(({ tag }) => tag === record.originalLanguage) + 1
  return (name === 'abstract' ? all.slice(0, own) : all.slice(own))
    .map(({ tag, value }) =>
      xmlElement(name, { 'xml:lang': tag }, paragraphsXml(readHtml(value), frontContext)),
    )
    .join('')
}

const keywordGroup = ({ tag, value }: TaggedValue<readonly string[]>): Xml =>
  xmlElement(
    'kwd-group',
    { 'kwd-group-type': 'author', 'xml:lang': tag },
    value.map((word) => xmlLeaf('kwd', word)).join(''),
  )

/** The funders by their names in one language, with the numbers of their grants, and what is said of them. */
const fundingGroup = ({ funding, about }: StoredRecord, { slot, tag }: TaggedSlot): Xml =>
  xmlElement(
    'funding-group',
    { 'xml:lang': tag },
    [
      ...(about?.awards ?? [])
        .filter(({ funder }) => funder[slot] !== '')
        .map(({ funder, funderId, numbers }) =>
          xmlElement(
            'award-group',
            {},
            [
              xmlElement('funding-source', {}, funderXml(funder[slot], funderId)),
              ...numbers.map((number) => xmlLeaf('award-id', number)),
            ].join(''),
          ),
        ),
      xmlLeaf('funding-statement', funding[slot], { 'xml:lang': tag }),
    ].join(''),
  )

const funderXml = (name: string, id: string): Xml =>
  id === ''
    ? xmlText(name)
    : xmlElement('institution-wrap', {}, xmlLeaf('institution', name) + xmlLeaf('institution-id', id))

/** The code of the version (C3.13); 0 is none. */
const versionXml = ({ version }: StoredRecord): Xml =>
  version === 0
    ? ''
    : xmlElement(
        'custom-meta-group',
        {},
        xmlElement(
          'custom-meta',
          {},
          xmlLeaf('meta-name', 'version') + xmlLeaf('meta-value', String(version)),
        ),
      )
