import { positions, positionsBeforeLanguage, type AddressInput } from './address-input.ts'
import { escapePdf, printDoi } from './doi-segments.ts'
import type { ArticleRoute } from './route.ts'

/** `/{lang}/article/doi/{doi}`, `/{lang}/article/{id}` or `/{lang}/article/{siteId}/{id}` (C2.15, C2.16). */
export function formatArticle({ by, siteId, text }: ArticleRoute, prefix: string): AddressInput {
  if (by.kind === 'doi')
    return {
      path: `${prefix}/article/doi/${printDoi(by.doi)}`,
      query: [
        ['siteId', siteId],
        ['text', text ?? null],
      ],
    }
  return {
    path: escapePdf(`${prefix}/article${positions(siteId === null ? [by.id] : [siteId, by.id])}`),
    query: [['text', text ?? null]],
  }
}

/** `/article/doi/{siteId}/{doi}/{lang?}` or `/article/id/{siteId}/{id}/{lang?}`; 0 stands for no site. */
export function formatOlderArticle({ by, siteId, language, text }: ArticleRoute): AddressInput {
  const query = [['text', text ?? null]] as const
  if (by.kind === 'id') {
    const path = positionsBeforeLanguage([siteId, by.id], language)
    return { path: escapePdf(`/article/id${path}`), query }
  }
  const end = language === null ? '' : `/${language}`
  return { path: `/article/doi${positions([siteId, 'x']).slice(0, -1)}${printDoi(by.doi)}${end}`, query }
}
