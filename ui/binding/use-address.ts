import { useRouter } from 'wouter'

/**
 * Path and query of the page that is shown, as its address writes them: `useLocation` and `useSearch` answer them decoded,
 * and a login goes back to no path with blanks or Chinese characters in it.
 */
export function useAddress(): string {
  const router = useRouter()
  const [path] = router.hook(router)
  const query = router.searchHook(router).replace(/^\?/, '')
  return query === '' ? path : `${path}?${query}`
}
