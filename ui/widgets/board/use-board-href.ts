import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'

/** The address of a member of a board, or of the board itself. */
export function useBoardHref(channelId: string): (memberId: string | null) => string {
  const { language } = usePortal()
  const { destination } = useHrefs()
  return (editorialId) =>
    destination({ page: 'editorialBoard', language, siteId: null, channelId, editorialId })
}
