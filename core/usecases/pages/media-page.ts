import type { MediaKind } from '../../domain/media/media-item.ts'
import type { MediaContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, fail, mapResult, withDefault } from '../async-results.ts'
import { createPage, type CreatePage } from '../create-page.ts'
import type { PageModel } from '../page-model.ts'
import type { PagePorts } from './page-ports.ts'

export interface MediaInput {
  readonly context: RequestContext
  readonly kind: MediaKind
  readonly mediaId: string
}

/** A page with a player. */
export interface MediaPageModel extends PageModel<MediaContent> {
  /** Counts a download; that it cannot be counted is told to nobody. */
  readonly downloaded: () => void
}

type MediaPorts = Pick<PagePorts, 'collections'>

const otherItems = 5

/** One sound or film with others of its kind; a film is no sound (C7.16). */
export const loadMedia = (
  { collections }: MediaPorts,
  { context, kind, mediaId }: MediaInput,
): AsyncResult<MediaContent> =>
  andThen(collections.mediaItem(context, mediaId), (found) => {
    if (found.item.kind !== kind) return fail({ kind: 'absent', call: 'mediaItem' })
    const list = collections.mediaItems(context, { page: 0, size: otherItems + 1, kind, q: '' })
    const others = withDefault(
      mapResult(list, ({ content }) => content),
      [],
    )
    return mapResult(others, (items) => ({
      ...found,
      others: items.filter(({ id }) => id !== mediaId).slice(0, otherItems),
    }))
  })

export const createMediaPage: CreatePage<MediaPorts, MediaInput, MediaContent, MediaPageModel> = (
  ports,
  scope,
  input$,
  seed,
) => ({
  ...createPage(loadMedia)(ports, scope, input$, seed),
  downloaded: () => {
    const { context, mediaId } = input$.value
    scope.add(ports.collections.recordDownload(context, mediaId).subscribe())
  },
})
