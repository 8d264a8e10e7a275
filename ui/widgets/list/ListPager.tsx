import type { Paged } from '@xuekan/core'
import { listPageSize, pageNumberKey, type Route } from '@xuekan/core/route'
import { useLocation } from 'wouter'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Pager } from '../Pager.tsx'

interface Props {
  readonly list: Pick<Paged<unknown>, 'number' | 'totalPages'>
  /** The address of each page of the list, from 1. */
  readonly routeOf: (page: number) => Route
}

/** The pages of a list whose address names the page; nothing where there is one alone. */
export function ListPager({ list: { number, totalPages }, routeOf }: Props) {
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  if (totalPages < 2) return null
  return (
    <Pager
      page={number + 1}
      pages={totalPages}
      size={listPageSize}
      hrefOf={(page) => hrefs.destination(routeOf(page))}
      pageName={pageNumberKey}
      action={hrefs.here(routeOf(1))}
      onGo={(page) => navigate(hrefs.here(routeOf(page)))}
    />
  )
}
