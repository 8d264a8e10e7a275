import type { SiteDirectoryGateway } from '../../ports/site-directory-gateway.ts'
import { mapResult } from '../../usecases/async-results.ts'
import type { FakeResults } from './fake-results.ts'
import { siteById, type FakeContent } from './fake-content.ts'

/** Sites in memory; none of them has a toolbar or modules. */
export const createFakeSiteDirectoryGateway = (
  content: FakeContent,
  answers: FakeResults,
): SiteDirectoryGateway => ({
  site: ({ siteId }) => answers('site', () => siteById(content, siteId)?.site ?? null),
  group: ({ siteId }) =>
    mapResult(
      answers('group', () => {
        const own = siteById(content, siteId)
        if (own === null) return null
        return { group: own.groupId === null ? null : (siteById(content, own.groupId)?.site ?? null) }
      }),
      ({ group }) => group,
    ),
  layout: ({ siteId }) =>
    answers('layout', () => {
      const own = siteById(content, siteId)
      if (own === null) return null
      const { themeId, gray } = own.site
      const styles = { headerStyle: own.header.style, toolbarStyle: 0, footerStyle: own.footer?.style ?? 2 }
      return { themeId, gray, ...styles, modules: [] }
    }),
})
