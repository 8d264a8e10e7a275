import { Subject, map, switchMap } from 'rxjs'
import { channelHref } from '../../domain/channel/channel-route.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { languagePrefix } from '../../domain/route/language-prefix.ts'
import type { Reader } from '../../ports/answer.ts'
import type { ExpertGateway } from '../../ports/expert-gateway.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { tellFailure } from '../notices/tell-failure.ts'

export interface EditorialBoardPorts {
  readonly experts: ExpertGateway
  readonly navigation: Pick<Navigation, 'address' | 'go'>
}

/**
 * Opens an editorial board from the menu at the first member of its column, in the form that the current path has
 * (C2.14). Without a member, or where the list cannot be had, which is told, it opens without one. The latest choice
 * wins.
 */
export function openEditorialBoard(
  { experts, navigation }: EditorialBoardPorts,
  scope: Scope,
  { reader$, notify }: { readonly reader$: Behavior<Reader>; readonly notify: Notify },
): (channel: Channel) => void {
  const wishes = new Subject<Channel>()
  scope.add(
    wishes
      .pipe(
        switchMap((channel) =>
          experts.firstMember(reader$.value, channel.id).pipe(map((answer) => ({ channel, answer }))),
        ),
      )
      .subscribe(({ channel, answer }) => {
        if (!answer.ok) tellFailure(notify, answer.error)
        const memberId = answer.ok ? answer.value : null
        navigation.go(
          channelHref(channel, {
            language: reader$.value.language,
            prefixed: languagePrefix(navigation.address.value) !== null,
            ...(memberId === null ? {} : { memberId }),
          }),
        )
      }),
  )
  return (channel) => wishes.next(channel)
}
