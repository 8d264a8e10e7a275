import {
  advancedSearchRoute,
  heldOperators,
  meantQuery,
  printYears,
  sentenceOf,
  type AdvancedQuery,
  type SearchQuery,
  type SentencePart,
  withoutTruncation,
} from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { operatorWords } from '../../locales/operator-words.ts'
import { link } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { operators } from './results.css.ts'

/** Says of a term with operators that its words are looked for as they are, and leads to the search that it is written like; of an asterisk, to the search without it. */
export function MeantOperators({ query }: { readonly query: SearchQuery }) {
  const { language } = usePortal()
  const said = operatorWords[language]
  const hrefs = useHrefs()
  const { term, field, sort, time, facets } = query
  const meant = meantQuery(term, field)
  const { truncates } = heldOperators(term)
  if (meant === null && !truncates) return null
  const plain = {
    page: 'search',
    language,
    query: { ...query, term: withoutTruncation(term), page: 1 },
  } as const
  const routeOf = (search: AdvancedQuery) => {
    const route = advancedSearchRoute(search, language)
    return { ...route, query: { ...route.query, sort, time, facets } }
  }
  return (
    <div className={operators} role="note">
      {meant === null ? null : (
        <p>
          {said.words} {said.meant}{' '}
          <PortalLink className={link} rel="nofollow" href={hrefs.destination(routeOf(meant))}>
            {said.search.replace('{{what}}', () => inWords(meant, said))}
          </PortalLink>
        </p>
      )}
      {truncates ? (
        <p>
          {said.truncated}
          {meant === null ? (
            <>
              {' '}
              <PortalLink className={link} rel="nofollow" href={hrefs.destination(plain)}>
                {said.search.replace('{{what}}', () => said.word.replace('{{word}}', () => plain.query.term))}
              </PortalLink>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

type Said = (typeof operatorWords)['en']

const inWords = (query: AdvancedQuery, said: Said): string =>
  sentenceOf(query)
    .map((part) => partInWords(part, said))
    .join('')

function partInWords(part: SentencePart, said: Said): string {
  switch (part.kind) {
    case 'term':
      return said.word.replace('{{word}}', () => part.term.text)
    case 'join':
      return said[part.operator]
    case 'years':
      return ` ${printYears(part.years)}`
    case 'open':
      return said.open
    case 'close':
      return said.close
  }
}
