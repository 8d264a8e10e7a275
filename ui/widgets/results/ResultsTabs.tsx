import type { Route } from '@xuekan/core/route'
import {
  routeOfSearch,
  tabOfSearchType,
  totalLabel,
  type CountedTab,
  type SearchQuery,
} from '@xuekan/core/search'
import type { SearchType } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Tabs } from '../list/Tabs.tsx'

interface Props {
  readonly tabs: readonly CountedTab[]
  readonly type: SearchType
  readonly query: SearchQuery<string>
  /** The first page of the results that are shown. */
  readonly own: Route
}

/** Everything that the search finds, kind by kind, with counts (C2.27). Another kind begins anew with the term, its field and how it is taken. */
export function ResultsTabs({ tabs, type, query, own }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  if (tabs.length === 0) return null
  return (
    <Tabs
      label={t('results.tabs')}
      current={tabOfSearchType(type) ?? 'publication'}
      tabs={tabs.map(({ tab, type: other, count }) => {
        const known = count === null ? null : totalLabel(count)
        const to = other === type ? own : routeOfSearch({ ...query, language, type: other })
        return {
          key: tab,
          label: t(`results.tab.${tab}`),
          count: known?.count ?? null,
          more: known?.more ?? false,
          href: count === 0 && other !== type ? null : hrefs.destination(to),
        }
      })}
    />
  )
}
