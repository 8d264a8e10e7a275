import {
  advancedSearchRoute,
  heldOperators,
  meantQuery,
  printYears,
  sentenceOf,
  type AdvancedQuery,
  type SearchQuery,
  type SentencePart,
} from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import type { Translate } from '../../locales/translate.ts'
import { link } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { operators } from './results.css.ts'

/** Says of a term with operators that its words are looked for as they are, and leads to the search that it is written like. */
export function MeantOperators({ query }: { readonly query: SearchQuery }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { term, field, sort, time, facets } = query
  const meant = meantQuery(term, field)
  const { truncates } = heldOperators(term)
  if (meant === null && !truncates) return null
  const routeOf = (search: AdvancedQuery) => {
    const route = advancedSearchRoute(search, language)
    return { ...route, query: { ...route.query, sort, time, facets } }
  }
  return (
    <div className={operators} role="note">
      {meant === null ? null : (
        <p>
          {t('results.operators')} {t('results.operators.meant')}{' '}
          <PortalLink className={link} rel="nofollow" href={hrefs.destination(routeOf(meant))}>
            {t('results.operators.search', { what: inWords(meant, t) })}
          </PortalLink>
        </p>
      )}
      {truncates ? <p>{t('results.truncated')}</p> : null}
    </div>
  )
}

const inWords = (query: AdvancedQuery, t: Translate): string =>
  sentenceOf(query)
    .map((part) => partInWords(part, t))
    .join('')

function partInWords(part: SentencePart, t: Translate): string {
  switch (part.kind) {
    case 'term':
      return t('results.operators.word', { word: part.term.text })
    case 'join':
      return t(`results.operators.${part.operator}`)
    case 'years':
      return ` ${printYears(part.years)}`
    case 'open':
      return t('results.operators.open')
    case 'close':
      return t('results.operators.close')
  }
}
