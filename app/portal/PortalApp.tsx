import type { Navigation } from '@xuekan/core'
import { splitAddress, type CurrentPageModel } from '@xuekan/core/route'
import { Fragment, useMemo } from 'react'
import { Router, type BaseLocationHook, type BaseSearchHook } from 'wouter'
import { PortalProvider, type Portal } from '../../ui/binding/portal.ts'
import { useBehavior } from '../../ui/binding/use-behavior.ts'
import { Layout } from '../../ui/widgets/Layout.tsx'
import type { OpenedPage } from './page-definition.ts'

export interface PortalAppProps {
  readonly portal: Portal
  readonly navigation: Navigation
  readonly current: CurrentPageModel<OpenedPage>
}

/** The whole page: the shell around the current screen. wouter's links go through the navigation port. */
export function PortalApp({ portal, navigation, current }: PortalAppProps) {
  const hooks = useMemo(() => wouterHooks(navigation), [navigation])
  const { route, opened } = useBehavior(current.page$)
  const loading = useBehavior(current.loading$)
  return (
    <Router hook={hooks.path} searchHook={hooks.search}>
      <PortalProvider value={portal}>
        <Layout page={route.page} loading={loading}>
          <Fragment key={route.page}>{opened.view(route)}</Fragment>
        </Layout>
      </PortalProvider>
    </Router>
  )
}

function wouterHooks(navigation: Navigation): {
  readonly path: BaseLocationHook
  readonly search: BaseSearchHook
} {
  return {
    path: function usePath() {
      return [splitAddress(useBehavior(navigation.address)).path, navigation.go]
    },
    search: function useQuery() {
      return splitAddress(useBehavior(navigation.address)).query
    },
  }
}
