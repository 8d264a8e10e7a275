import type { CitationRecord, CitedAuthor } from '../../store/article-record.ts'
import { personName } from '../meta/person-name.ts'
import { plainText } from '../text/plain-text.ts'
import { attribute, childElements, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { citedDoi, typedIds } from './citation-doi.ts'
import { citedAuthors, isOthers } from './citation-names.ts'
import { followable } from './followable.ts'

/** The fields by which a citation is told to be in parts. */
const fields = [
  'article-title',
  'chapter-title',
  'data-title',
  'part-title',
  'source',
  'year',
  'volume',
  'issue',
  'fpage',
  'elocation-id',
  'publisher-name',
] as const

const fieldCount = (citation: XmlElement): number =>
  new Set(descendantsNamed(citation, ...fields).map(({ name }) => name)).size

/** The forms of one citation, those that say most in parts first. */
const byFields = (forms: readonly XmlElement[]): readonly XmlElement[] =>
  [...forms].sort((one, other) => fieldCount(other) - fieldCount(one))

const authorIn = (element: XmlElement): readonly CitedAuthor[] => {
  if (isOthers(element)) return []
  const name = plainText(element)
  switch (element.name) {
    case 'anonymous':
      return []
    case 'name-alternatives':
    case 'collab-alternatives':
      return childElements(element).slice(0, 1).flatMap(authorIn)
    case 'name':
    case 'string-name': {
      const person = personName(element)
      if (person !== null) return [{ kind: 'person', ...person }]
      return name === '' ? [] : [{ kind: 'whole', name }]
    }
    case 'collab':
      return name === '' ? [] : [{ kind: 'collab', name }]
    default:
      return name === '' ? [] : [{ kind: 'whole', name }]
  }
}

/** `10–19` of a `page-range` in its two parts. */
const pagesOf = (field: (name: string) => string) => {
  const [first = '', last = ''] = field('page-range').split(/\s*[-–—~]\s*/)
  return { firstPage: field('fpage') || first, lastPage: field('lpage') || last }
}

const urlOf = (citation: XmlElement): string =>
  descendantsNamed(citation, 'ext-link', 'uri')
    .map((link) => attribute(link, 'xlink:href') || plainText(link))
    .map((url) => followable(url) || url)
    .find((url) => /^https?:\/\//i.test(url) && !/^https?:\/\/(?:dx\.|www\.)?doi\.org\//i.test(url)) ?? ''

/** Days that are not of the work: when somebody looked, or a conference was held. */
const otherDates = ['date-in-citation', 'access-date', 'conf-date']

/** The year of a work, which is none of another day unless the file has no other. */
const yearsIn = (citation: XmlElement): readonly XmlElement[] => {
  const years = descendantsNamed(citation, 'year')
  const others = new Set(
    descendantsNamed(citation, ...otherDates).flatMap((date) => descendantsNamed(date, 'year')),
  )
  const own = years.filter((year) => !others.has(year))
  return own.length > 0 ? own : years
}

/** What the forms of one citation, all of the same work, tell in parts. `language` and `text` are of the one shown. */
export const readCitedWork = (
  forms: readonly XmlElement[],
  { language, text }: Pick<CitationRecord, 'language' | 'text'>,
): readonly CitationRecord[] => {
  const sorted = byFields(forms)
  const [citation] = sorted
  if (citation === undefined) return []
  const field = (...names: readonly string[]) =>
    sorted
      .flatMap((form) => descendantsNamed(form, ...names))
      .map(plainText)
      .find((value) => value !== '') ?? ''
  const people = sorted.map((form) => citedAuthors(form).flatMap(authorIn))
  return [
    {
      language,
      text,
      type: attribute(citation, 'publication-type') || attribute(citation, 'citation-type'),
      authors: people.find((each) => each.length > 0) ?? [],
      title: field('article-title', 'chapter-title', 'data-title', 'part-title'),
      source: field('source') || field('conf-name'),
      year: sorted.flatMap(yearsIn).map(plainText).find(Boolean) ?? '',
      volume: field('volume'),
      issue: field('issue'),
      ...pagesOf(field),
      elocationId: field('elocation-id'),
      edition: field('edition'),
      publisher: field('publisher-name'),
      doi: forms.map(citedDoi).find((doi) => doi !== '') ?? '',
      pmid: forms.flatMap((form) => typedIds(form, 'pmid', 'medline'))[0] ?? '',
      url: forms.map(urlOf).find((url) => url !== '') ?? '',
    },
  ]
}
