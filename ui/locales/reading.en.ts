import type { readingZh } from './reading.zh.ts'

/** Words of the article page beside its text. */
export const readingEn: Readonly<Record<keyof typeof readingZh, string>> = {
  'reading.contents': 'Contents',
  'reading.read': '{{percent}}%',
  'reading.progress': 'Read so far',
  'reading.bar': 'Reading tools',
  'reading.figures': 'Figures',
  'reading.more': 'More',
  'reading.minutes_one': '{{count}} min',
  'reading.minutes_other': '{{count}} min',
  'reading.left_one': '{{count}} min left',
  'reading.left_other': '{{count}} min left',
  'reading.answer.reference': 'Reference',
  'reading.answer.note': 'Note',
  'reading.answer.author': 'Author',
  'reading.answer.abbreviation': 'Abbreviation',
  'reading.register.doi': 'DOI',
  'reading.register.crossref': 'Crossref',
  'reading.register.pubmed': 'PubMed',
  'reading.register.scholar': 'Scholar',
  'reading.citedIn': 'Cited in',
  'reading.toArticles': 'All articles by this author',
  'reading.toList': 'Reference list',
  'reading.toNote': 'In its place',
}
