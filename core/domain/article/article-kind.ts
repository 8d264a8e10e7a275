/** What an article is, as far as a page says it. */
export const articleKinds = [
  'research',
  'review',
  'correction',
  'retraction',
  'concern',
  'editorial',
  'letter',
  'commentary',
  'reply',
  'case',
  'brief',
  'news',
  'book',
] as const
export type ArticleKind = (typeof articleKinds)[number]

/** The types of JATS, and those that publishers add to them. */
const kinds: Readonly<Record<string, ArticleKind>> = {
  'research-article': 'research',
  research: 'research',
  'original-article': 'research',
  'review-article': 'review',
  'systematic-review': 'review',
  review: 'review',
  correction: 'correction',
  addendum: 'correction',
  erratum: 'correction',
  corrigendum: 'correction',
  retraction: 'retraction',
  'partial-retraction': 'retraction',
  'expression-of-concern': 'concern',
  editorial: 'editorial',
  introduction: 'editorial',
  letter: 'letter',
  'article-commentary': 'commentary',
  commentary: 'commentary',
  discussion: 'commentary',
  reply: 'reply',
  'case-report': 'case',
  'brief-report': 'brief',
  'rapid-communication': 'brief',
  news: 'news',
  announcement: 'news',
  'book-review': 'book',
  'product-review': 'book',
}

/** What an article is, by the type that its file gives it; null for a type that says nothing to a reader. */
export function articleKind(type: string): ArticleKind | null {
  const known = type.trim().toLowerCase()
  return Object.hasOwn(kinds, known) ? (kinds[known] ?? null) : null
}
