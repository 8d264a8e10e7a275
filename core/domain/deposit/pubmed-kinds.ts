import { articleKind, type ArticleKind } from '../article/article-kind.ts'
import type { DepositedArticle } from './deposited-article.ts'

/** Kinds of articles in the words of PubMed; all others are journal articles. */
const publicationTypes: Readonly<Partial<Record<ArticleKind, string>>> = {
  review: 'Review',
  correction: 'Published Erratum',
  retraction: 'Retraction of Publication',
  concern: 'Expression of Concern',
  editorial: 'Editorial',
  letter: 'Letter',
  reply: 'Letter',
  commentary: 'Comment',
  case: 'Case Reports',
  news: 'News',
}

/** NLM takes the retraction of a part of an article for an erratum. */
const isPartial = (type: string): boolean => type.trim().toLowerCase() === 'partial-retraction'

/** What an article is to PubMed. Total. */
export function publicationType({ type }: Pick<DepositedArticle, 'type'>): string {
  if (isPartial(type)) return 'Published Erratum'
  const kind = articleKind(type)
  return (kind === null ? undefined : publicationTypes[kind]) ?? 'Journal Article'
}

/** What JATS calls the article that a notice or a comment is about, in PubMed's word for the link. */
const linkTypes = new Map([
  ['corrected-article', 'Erratum'],
  ['addended-article', 'Erratum'],
  ['updated-article', 'Erratum'],
  ['retracted-article', 'Retraction'],
  ['commentary-article', 'Comment'],
  ['letter-article', 'Comment'],
])

/** A link of PubMed to the article that another is about. */
export interface PubmedLink {
  readonly type: string
  readonly doi: string
}

/** The articles that this one corrects, retracts or comments on; each link once. */
export function pubmedLinks({
  type,
  relations,
}: Pick<DepositedArticle, 'type' | 'relations'>): readonly PubmedLink[] {
  const links = new Map<string, PubmedLink>()
  for (const { type: relation, doi } of relations) {
    const known = linkTypes.get(relation)
    const link = known === 'Retraction' && isPartial(type) ? 'Erratum' : known
    if (link !== undefined && doi !== '') links.set(`${link} ${doi.toLowerCase()}`, { type: link, doi })
  }
  return [...links.values()]
}
