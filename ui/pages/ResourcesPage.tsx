import type { PageModel, ResourcesContent } from '@xuekan/core/page'
import type { ResourcesRoute } from '@xuekan/core/route'
import { conditionTypeOf, totalLabel, type FoundResources, type SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../binding/portal.ts'
import { formatNumber } from '../locales/format.ts'
import { Pictures } from '../widgets/collected/Pictures.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { ListPager } from '../widgets/list/ListPager.tsx'
import { NewsEntry } from '../widgets/news/NewsEntry.tsx'
import { MediaHit } from '../widgets/results/MediaHit.tsx'
import { NoHitsLater } from '../widgets/results/NoHitsLater.tsx'
import { OtherHit } from '../widgets/results/OtherHit.tsx'
import { ResultsCount } from '../widgets/results/ResultsCount.tsx'
import { ResultsHead } from '../widgets/results/ResultsHead.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { useFieldFilter } from '../widgets/results/use-shown-filters.ts'
import { TermReadingsLater } from '../widgets/results/TermReadingsLater.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<ResourcesContent>
  readonly route: ResourcesRoute
}

/** Pictures, tables, sounds, films, news and all else that fit a search; the whole search stands in the address (C2.25). */
export function ResourcesPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Results content={content} />}
    </RemoteView>
  )
}

function Results({ content }: { readonly content: ResourcesContent }) {
  const { query, found, words, tabs, noHits } = content
  const { language, t } = usePortal()
  const { type, list } = found
  const routeOf = (other: SearchQuery): ResourcesRoute => ({
    page: 'resources',
    language,
    type,
    query: other,
  })
  const field = useFieldFilter(query.field, routeOf({ ...query, field: 'all', page: 1 }))
  const count = list.totalElements
  const { count: known, more } = totalLabel(count)
  const shown = formatNumber(known, language)
  return (
    <div className={wrap}>
      <ResultsHead
        type={type}
        title={t(`results.titleOf.${type}`)}
        query={query}
        routeOf={routeOf}
        words={words}
        filters={conditionTypeOf(type) === null ? [] : field}
        tabs={tabs}
      >
        <TermReadingsLater query={query} found={content} routeOf={routeOf} />
      </ResultsHead>
      <div className={styles.whole}>
        <ResultsCount
          words={
            more ? t('results.countOverOf', { shown }) : t(`results.countOf.${type}`, { count: known, shown })
          }
        >
          {type === 'audio' || type === 'video' ? <FeedLink source={{ kind: type }} /> : null}
        </ResultsCount>
        {count === 0 ? (
          <NoHitsLater text={t(`results.emptyOf.${type}`)} query={query} noHits={noHits} routeOf={routeOf} />
        ) : (
          <Hits found={found} words={words} />
        )}
        <ListPager list={list} routeOf={(page) => routeOf({ ...query, page })} />
      </div>
    </div>
  )
}

interface HitsProps {
  readonly found: FoundResources
  readonly words: readonly string[]
}

function Hits({ found, words }: HitsProps) {
  switch (found.type) {
    case 'picture':
    case 'table':
      return (
        <Pictures
          pictures={found.list.content}
          kind={found.type === 'picture' ? 'figure' : 'table'}
          words={words}
        />
      )
    case 'video':
    case 'audio':
      return (
        <ol>
          {found.list.content.map((item) => (
            <MediaHit key={item.id} item={item} words={words} />
          ))}
        </ol>
      )
    case 'news':
      return (
        <ol>
          {found.list.content.map((news) => (
            <NewsEntry key={news.id} news={news} words={words} />
          ))}
        </ol>
      )
    case 'other':
      return (
        <ol>
          {found.list.content.map((item) => (
            <OtherHit key={`${item.kind} ${item.id}`} item={item} words={words} />
          ))}
        </ol>
      )
  }
}
