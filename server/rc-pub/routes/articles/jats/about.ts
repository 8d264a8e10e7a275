import { uiLanguageOf } from '@xuekan/core'
import type { ArticleAboutRecord, RelationRecord } from '../../../store/article-record.ts'
import type { StoredRecord } from '../../../store/article-row.ts'
import type { ExportedRecord } from './texts.ts'
import { eachLeaf, type Slots } from './languages.ts'
import { xmlElement, xmlLeaf, type Xml } from '@xuekan/core/content'

type Editor = ArticleAboutRecord['editors'][number]

/**
 * Whose the article is and how it may be used: in the words of its own file where it has some. Words have no language
 * of their own in JATS, so that each language has a licence to itself.
 */
export function permissionsXml(
  { license, about }: Pick<StoredRecord, 'license' | 'about'>,
  slots: Slots,
): Xml {
  const copyright = about === undefined ? '' : eachLeaf(slots, 'copyright-statement', about.copyright)
  const url = license?.url ?? ''
  const address = xmlLeaf('ali:license_ref', url)
  const worded = (about === undefined ? [] : licenseWords(about, slots)).map(({ tag, words }) =>
    xmlElement('license', { 'xlink:href': url, 'xml:lang': tag }, address + words),
  )
  const named = url === '' ? xmlLeaf('license-p', license?.name ?? '') : ''
  const wordless = xmlElement('license', { 'xlink:href': url }, address + named)
  return xmlElement('permissions', {}, copyright + (worded.join('') || wordless))
}

/** The words of the licence: those in the English slot are English where nothing else is told of them. */
const licenseWords = ({ licenseText, licenseLanguage = 'en' }: ArticleAboutRecord, slots: Slots) =>
  slots
    .map(({ slot, tag }) => ({
      tag: slot === 'en' && uiLanguageOf(tag) === null ? licenseLanguage : tag,
      words: xmlLeaf('license-p', licenseText[slot]),
    }))
    .filter(({ words }) => words !== '')

/** Types of contributor, and the words for their role that tell of them. */
const typesByRole: readonly (readonly [type: string, role: RegExp])[] = [
  ['editor', /edit|编辑|主编|编委/i],
  ['translator', /translat|译/i],
  ['reviewer', /review|referee|审/i],
]

/** What somebody is who is no author; where nothing tells, other than that. */
const typeOf = ({ type, roles }: Editor): string =>
  type ?? typesByRole.find(([, words]) => roles.some((role) => words.test(role)))?.[0] ?? 'other'

const editorXml = (editor: Editor, language: string): Xml => {
  const { name, roles, affiliation } = editor

  const names = xmlLeaf('string-name', name, { 'xml:lang': language })
  if (names === '') return ''
  return xmlElement(
    'contrib',
    { 'contrib-type': typeOf(editor) },
    names + roles.map((role) => xmlLeaf('role', role)).join('') + xmlLeaf('aff', affiliation),
  )
}

/** Editors and all others who are named beside the authors. */
export const editorsXml = ({ about }: Pick<StoredRecord, 'about'>, [{ tag }]: Slots): Xml =>
  xmlElement('contrib-group', {}, (about?.editors ?? []).map((each) => editorXml(each, tag)).join(''))

function relationXml({ type, doi, url, text }: RelationRecord): Xml {
  // what is written in no element keeps its place by a comment, since an element around nothing is left out
  const content = xmlLeaf('x', text).replace(/^<x>|<\/x>$/g, '') || '<!---->'
  // an article needs a type, an object has none
  return xmlElement(
    type === '' ? 'related-object' : 'related-article',
    {
      'related-article-type': type,
      'ext-link-type': doi === '' ? (url === '' ? '' : 'uri') : 'doi',
      'xlink:href': doi || url,
    },
    content,
  )
}

/** The works that it belongs to: as its own file names them, where nothing more is known. */
export const relationsXml = ({
  about,
  relations = about?.relations ?? [],
}: Pick<ExportedRecord, 'about' | 'relations'>): Xml => relations.map(relationXml).join('')
