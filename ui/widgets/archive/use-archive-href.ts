import type { ArchiveContent } from '@xuekan/core/page'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'

/** The address of a decade of the archive; the newest has none of its own. */
export function useArchiveHref(decades: ArchiveContent['decades']): (decade: number) => string {
  const { language } = usePortal()
  const { destination } = useHrefs()
  return (decade) =>
    destination({
      page: 'archive',
      language,
      siteId: null,
      decade: decade === decades[0]?.decade ? null : decade,
    })
}
