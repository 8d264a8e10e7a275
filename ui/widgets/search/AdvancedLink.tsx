import { emptySearchQuery } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'

/** The way to the advanced search, where the site shows it and its page exists (C3.1). */
export function AdvancedLink({ className }: { readonly className: string }) {
  const { availablePages, shell, language, searchBox, t } = usePortal()
  const { type } = useBehavior(searchBox.state$)
  const { destination } = useHrefs()
  if (!shell.header.showAdvancedSearch || !availablePages.has('advancedSearch')) return null
  const href = destination({ page: 'advancedSearch', language, type, query: emptySearchQuery })
  return (
    <PortalLink className={className} href={href}>
      {t('search.advanced')}
    </PortalLink>
  )
}
