import type { ArticleRelation } from './article.ts'

/** Relations that say something, each work once: one that both articles name is what this one calls it. */
export function shownRelations(relations: readonly ArticleRelation[]): readonly ArticleRelation[] {
  const named = new Set<string>()
  return relations.filter((relation) => {
    const { id, doi, url, text } = relation
    const key = id || doi.toLowerCase() || url || text
    if (key === '' || named.has(key)) return false
    named.add(key)
    return true
  })
}
