import type { Route } from '@xuekan/core/route'
import { searchAddressKeys, searchPageSize, emptySearchQuery, type SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../../../ui/binding/portal.ts'
import { useHrefs } from '../../../ui/binding/use-hrefs.ts'
import { ContentsEntry, LatestEntry } from '../../../ui/widgets/ArticleListItem.tsx'
import { useSelection } from '../../../ui/widgets/basket/use-selection.ts'
import { Breadcrumbs } from '../../../ui/widgets/Breadcrumbs.tsx'
import { Pager } from '../../../ui/widgets/Pager.tsx'
import { Facets } from '../../../ui/widgets/results/Facets.tsx'
import { Hit } from '../../../ui/widgets/results/Hit.tsx'
import { InterpretedQuery } from '../../../ui/widgets/results/InterpretedQuery.tsx'
import { layout } from '../../../ui/widgets/results/results.css.ts'
import { ResultsBar } from '../../../ui/widgets/results/ResultsBar.tsx'
import { SearchForm } from '../../../ui/widgets/results/SearchForm.tsx'
import { useFacetFilters } from '../../../ui/widgets/results/use-shown-filters.ts'
import { articles, searchContent } from '../sample-articles.ts'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'

/** Where one is, entries of articles, what a search found, and the way through its pages. */
export function Lists() {
  return (
    <>
      <Sample name={{ zh: '面包屑', en: 'Breadcrumbs' }}>
        <Crumbs />
      </Sample>
      <Sample name={{ zh: '目次条目', en: 'Entries of contents' }}>
        {articles.map((article) => (
          <ContentsEntry key={article.id} article={article} />
        ))}
      </Sample>
      <Sample name={{ zh: '可挑选的目次条目', en: 'Entries of contents to pick from' }}>
        <PickableEntries />
      </Sample>
      {[false, true].map((withJournal) => (
        <Sample
          key={String(withJournal)}
          name={
            withJournal
              ? { zh: '各刊最新文章', en: 'Latest of all journals' }
              : { zh: '最新文章', en: 'Latest articles' }
          }
        >
          <ul>
            {articles.slice(0, 2).map((article) => (
              <LatestEntry key={article.id} article={article} withJournal={withJournal} />
            ))}
          </ul>
        </Sample>
      ))}
      <Sample name={{ zh: '搜索结果', en: 'Results of a search' }}>
        <Results />
      </Sample>
      {[
        { page: 1, pages: 3 },
        { page: 7, pages: 40 },
      ].map((place) => (
        <Sample
          key={place.pages}
          name={{ zh: `分页，共 ${place.pages} 页`, en: `Pager of ${place.pages} pages` }}
        >
          <SomePager {...place} />
        </Sample>
      ))}
    </>
  )
}

function Crumbs() {
  const { t } = usePortal()
  return <Breadcrumbs path={[{ label: t('nav.all'), href: useHrefs().issues }, { label: '41 (3)' }]} />
}

function PickableEntries() {
  const some = articles.slice(0, 2)
  const selection = useSelection(some)
  return some.map((article) => <ContentsEntry key={article.id} article={article} selection={selection} />)
}

function Results() {
  const { language } = usePortal()
  const { query, result } = searchContent
  const routeOf = (other: SearchQuery): Route => ({ page: 'search', language, query: other })
  const filters = useFacetFilters(query, result, routeOf)
  const selection = useSelection(result.hits.map(({ article }) => article))
  return (
    <>
      <SearchForm query={query} routeOf={routeOf} className={styles.narrow} />
      <InterpretedQuery term={query.term} words={result.words} filters={filters} cleared={null} />
      <div className={layout}>
        <Facets query={query} result={result} routeOf={routeOf} />
        <div>
          <ResultsBar query={query} result={result} routeOf={routeOf} />
          <ol>
            {result.hits.map((hit) => (
              <Hit key={hit.article.id} hit={hit} words={result.words} selection={selection} />
            ))}
          </ol>
        </div>
      </div>
    </>
  )
}

function SomePager(place: { readonly page: number; readonly pages: number }) {
  const hrefs = useHrefs()
  return (
    <Pager
      {...place}
      size={searchPageSize}
      hrefOf={(page) => hrefs.search({ ...emptySearchQuery, term: 'lake', page })}
      action="#"
      pageName={searchAddressKeys.page}
      onGo={() => undefined}
    />
  )
}
