import { Subject, map, switchMap } from 'rxjs'
import { channelHref } from '../../domain/channel/channel-route.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { dataLinkHere } from '../../domain/link/route-link.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { CollectionGateway } from '../../ports/collection-gateway.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

export interface EditorialBoardPorts {
  readonly collections: Pick<CollectionGateway, 'firstExpert'>
  readonly navigation: Pick<Navigation, 'go'>
}

export interface EditorialBoardOptions {
  readonly context$: Behavior<RequestContext>
  readonly links$: Behavior<LinkContext>
  readonly notify: Notify
}

/**
 * Opens an editorial board from the menu at the first member of its column, in the form that the current path has
 * (C2.14), on this host: another site than its own stays named in the address (C1.1). Without a member, or where the list cannot be had, which is told, it opens without one. The latest choice
 * wins.
 */
export function openEditorialBoard(
  { collections, navigation }: EditorialBoardPorts,
  scope: Scope,
  { context$, links$, notify }: EditorialBoardOptions,
): (channel: Channel) => void {
  const requests = new Subject<Channel>()
  scope.add(
    requests
      .pipe(
        switchMap((channel) =>
          collections.firstExpert(context$.value, channel.id).pipe(map((answer) => ({ channel, answer }))),
        ),
      )
      .subscribe(({ channel, answer }) => {
        if (!answer.ok) notifyFailure(notify, answer.error)
        const memberId = answer.ok ? answer.value : null
        const links = links$.value
        const { language, prefixed } = links
        const href = channelHref(channel, { language, prefixed, ...(memberId === null ? {} : { memberId }) })
        navigation.go(dataLinkHere(href, links))
      }),
  )
  return (channel) => requests.next(channel)
}
