import { routeLink } from '../../../core/domain/link/route-link.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { linkLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachIsCaught } from './caught.ts'

describe('linkLaws', () => {
  eachIsCaught([
    [
      'forgets the host',
      linkLaws((route) => formatRoute(route)),
      'should open the page of the shown site on the host where the link leads',
    ],
    [
      'takes every route for one of the shown site',
      linkLaws((route, context) =>
        routeLink(
          route.page === 'home'
            ? { ...route, site: null }
            : 'siteId' in route
              ? { ...route, siteId: null }
              : route,
          context,
        ),
      ),
      'should open the site that a route names itself',
    ],
    [
      'puts the language in front always',
      linkLaws((route, context) => routeLink(route, { ...context, prefixed: true })),
      'should be an address without a site on the host of the shown site, and follow the page in its form',
    ],
    [
      'never leaves the host',
      linkLaws((route, context) => routeLink(route, { ...context, host: { ...context.host, base: null } })),
      'should leave the host only for that of another site',
    ],
  ])
})
