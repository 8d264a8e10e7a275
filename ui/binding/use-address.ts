import { useLocation, useSearch } from 'wouter'

/** Path and query of the page that is shown. */
export function useAddress(): string {
  const [path] = useLocation()
  const query = useSearch()
  return query === '' ? path : `${path}?${query}`
}
