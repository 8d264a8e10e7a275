import type { Author } from '../../domain/author/author.ts'
import type { AdvancedNode, AdvancedTerm } from '../../domain/search/advanced-query.ts'
import type { FakeArticle } from './fake-content.ts'

/** Whether a condition holds where `holds` says it of each term. */
export function holdsFor(node: AdvancedNode, holds: (term: AdvancedTerm) => boolean): boolean {
  switch (node.kind) {
    case 'term':
      return holds(node)
    case 'not':
      return !holdsFor(node.operand, holds)
    case 'and':
      return holdsFor(node.left, holds) && holdsFor(node.right, holds)
    case 'or':
      return holdsFor(node.left, holds) || holdsFor(node.right, holds)
  }
}

/** Authors of these articles, the newest first, whose name or family name begins so; those with most articles first. */
export function authorsNamed(articles: readonly FakeArticle[], name: string): readonly Author[] {
  const authors = new Map<string, Author>()
  const start = name.trim().toLowerCase()
  for (const { article } of start === '' ? [] : articles) {
    for (const { name: own, affiliations } of article.contributors) {
      const names = [own.zh, own.en, own.en.split(' ').toReversed().join(' ')]
      if (!names.some((each) => each.toLowerCase().startsWith(start))) continue
      const key = `${own.zh} ${own.en}`
      const before = authors.get(key)
      const named = article.affiliations.filter((each) => affiliations.includes(each.key))
      authors.set(key, {
        name: own,
        orcid: '',
        orcids: [],
        affiliations: before?.affiliations ?? named.map((each) => each.name),
        articleCount: (before?.articleCount ?? 0) + 1,
      })
    }
  }
  return [...authors.values()].toSorted((a, b) => b.articleCount - a.articleCount)
}
