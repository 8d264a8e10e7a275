import { formatRoute } from './format-route.ts'
import { languagePrefix } from './language-prefix.ts'
import { parseRoute } from './parse-route.ts'
import type { Route } from './route.ts'

/** Where an address with a language in front must lead that has no such form: `/zh/login` to `/login?lang=zh`. */
export function redirectOf(address: string): string | null {
  const route: Route = parseRoute(address)
  return route.page === 'account' && languagePrefix(address) !== null ? formatRoute(route) : null
}
