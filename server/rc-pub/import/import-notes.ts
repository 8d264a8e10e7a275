import type { ArticleRecord } from '../store/article-record.ts'
import { isUnbalanced } from './html/tex.ts'
import { unsaidReferences } from './html/unsaid-references.ts'
import { isIssn } from './meta/issn.ts'
import { unshownWords } from './words/unshown-words.ts'
import { attribute, descendantsNamed, type XmlElement } from './xml/xml-tree.ts'

/** What was read all the same, and should be looked at. */
export type ImportNote =
  /** Words that stand nowhere on the page. */
  | {
      readonly kind: 'unshown'
      readonly line: number
      readonly element: string
      readonly words: readonly string[]
    }
  /** A picture that the file names and this copy lacks. */
  | { readonly kind: 'missingPicture'; readonly href: string }
  /** A picture that is there, in a form that no browser shows and that is not converted. */
  | { readonly kind: 'unreadablePicture'; readonly href: string }
  /** A table that is a picture, which this copy lacks. */
  | { readonly kind: 'emptyTable'; readonly label: string }
  /** A formula that stays as it was written. */
  | { readonly kind: 'unreadFormula'; readonly tex: string }
  | { readonly kind: 'unbalancedFormula'; readonly line: number }
  /** A reference that the file leaves without a text, to something that has no name either. */
  | { readonly kind: 'emptyReference'; readonly line: number; readonly target: string }
  /** An ISSN whose check digit is wrong. */
  | { readonly kind: 'wrongIssn'; readonly issn: string }

const decoded = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const textOf = (element: XmlElement): string =>
  element.children.map((node) => (typeof node === 'string' ? node : textOf(node))).join('')

/** Formulae in the texts of a record that nothing could set. */
const unreadFormulae = ({ fullText, abstractHtml }: ArticleRecord): readonly string[] => {
  const html = [fullText.zh?.html, fullText.en?.html, abstractHtml.zh, abstractHtml.en].join('')
  return [
    ...new Set([...html.matchAll(/<code class="tex">([^<]*)<\/code>/g)].map(([, tex = '']) => decoded(tex))),
  ]
}

/** What is to be told of one article: everything of the file that its page does not show as it should. */
export function importNotes(
  article: XmlElement,
  record: ArticleRecord,
  pictures: { readonly missing: readonly string[]; readonly unreadable: readonly string[] },
): readonly ImportNote[] {
  const tables = record.tables.filter(
    ({ html, url }) => url === '' && /class="fig-missing"/.test(html.en || html.zh),
  )
  return [
    ...unshownWords(article, record).unshown.map((part) => ({ kind: 'unshown' as const, ...part })),
    ...pictures.missing.map((href) => ({ kind: 'missingPicture' as const, href })),
    ...pictures.unreadable.map((href) => ({ kind: 'unreadablePicture' as const, href })),
    ...tables.map(({ id, label }) => ({ kind: 'emptyTable' as const, label: label.en || label.zh || id })),
    ...unreadFormulae(record).map((tex) => ({ kind: 'unreadFormula' as const, tex })),
    ...descendantsNamed(article, 'tex-math')
      .filter((formula) => isUnbalanced(textOf(formula)))
      .map(({ line }) => ({ kind: 'unbalancedFormula' as const, line })),
    ...unsaidReferences(article).map((xref) => ({
      kind: 'emptyReference' as const,
      line: xref.line,
      target: attribute(xref, 'rid'),
    })),
    ...(record.issn === '' || isIssn(record.issn) ? [] : [{ kind: 'wrongIssn' as const, issn: record.issn }]),
  ]
}

const most = 12

/** True of names of documents, sound and video. */
const isOtherFile = (href: string): boolean =>
  /\.(?!svg|png|jpe?g|gif|webp|tiff?|eps|bmp)[a-z][a-z\d]{1,4}$/i.test(href)

/** A note as a line of a report. */
export function describeImportNote(note: ImportNote): string {
  switch (note.kind) {
    case 'unshown': {
      const words = note.words.slice(0, most).join(' ') + (note.words.length > most ? ' …' : '')
      return `line ${note.line}: ${note.words.length} words of <${note.element}> are not shown: ${words}`
    }
    case 'missingPicture':
      return `the ${isOtherFile(note.href) ? 'file' : 'picture'} ${note.href} is missing`
    case 'unreadablePicture':
      return `the picture ${note.href} is of a kind that is not shown`
    case 'emptyTable':
      return `${note.label} is a picture that is missing`
    case 'unreadFormula':
      return `a formula stays as TeX: ${note.tex.replace(/\s+/g, ' ').slice(0, 80)}`
    case 'unbalancedFormula':
      return `line ${note.line}: a formula has a $ without its other one`
    case 'emptyReference':
      return `line ${note.line}: a reference to ${note.target} has no text`
    case 'wrongIssn':
      return `the check digit of the ISSN ${note.issn} is wrong`
  }
}
