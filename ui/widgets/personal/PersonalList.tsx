import type { Paged } from '@xuekan/core'
import { favouriteOrders, personalListRoute, type FavouriteOrder } from '@xuekan/core/member'
import type { Route } from '@xuekan/core/route'
import type { ReactNode } from 'react'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { field } from '../controls.css.ts'
import { ListPager } from '../list/ListPager.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { EmptyState } from '../state/EmptyState.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly list: Pick<Paged<unknown>, 'content' | 'number' | 'totalElements' | 'totalPages'>
  /** Where the whole list is. */
  readonly place: Extract<Route, { readonly page: 'personal' | 'myAlbums' }>
  readonly term: string
  readonly order?: FavouriteOrder
  readonly words: {
    /** Of a list that holds nothing, and where something for it is read. */
    readonly none: string
    readonly read: string
    readonly find: string
    readonly show: string
    readonly count: string
    /** Where nothing is found, and the way back to all. */
    readonly notFound: string
    readonly all: string
  }
  /** The choice of an order; absent for a list that has one alone. */
  readonly sorting?: ReactNode
  /** The entries of the page. */
  readonly children: ReactNode
}

/** A list of the personal centre: found, sorted, counted and paged, or what is said of one that is empty (C2.34). */
export function PersonalList({ list, place, term, order = 'kept', words, sorting, children }: Props) {
  const hrefs = useHrefs()
  const all = hrefs.here(place)
  const target = formTarget(all, [])
  if (list.totalElements === 0 && term === '')
    return (
      <EmptyState text={words.none}>
        <PortalLink className={styles.quietLink} href={hrefs.home}>
          {words.read}
        </PortalLink>
      </EmptyState>
    )
  return (
    <>
      <form className={styles.finder} action={target.action}>
        <CarriedValues values={target.carried} />
        <input
          className={field}
          type="search"
          name="q"
          defaultValue={term}
          maxLength={150}
          aria-label={words.find}
          placeholder={words.find}
        />
        {sorting}
        <button className={styles.end} type="submit">
          {words.show}
        </button>
      </form>
      <p className={styles.count}>{words.count}</p>
      {list.content.length === 0 ? (
        <EmptyState text={words.notFound}>
          <PortalLink className={styles.quietLink} href={all}>
            {words.all}
          </PortalLink>
        </EmptyState>
      ) : (
        children
      )}
      <ListPager list={list} routeOf={(page) => personalListRoute(place, { term, order, page })} />
    </>
  )
}

interface SortingProps {
  readonly order: FavouriteOrder
  readonly label: string
  readonly nameOf: (order: FavouriteOrder) => string
}

/** In which order the articles of a list stand. */
export const Sorting = ({ order, label, nameOf }: SortingProps) => (
  <select className={field} name="sort" defaultValue={order} aria-label={label}>
    {favouriteOrders.map((each) => (
      <option key={each} value={each}>
        {nameOf(each)}
      </option>
    ))}
  </select>
)
