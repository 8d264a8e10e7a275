import { maskUserName } from './mask-user-name.ts'

/** What `undefined` becomes when it is masked: a leaked value, not a name (C4.5). */
const noUser = 'u****ined'

/** Who the userName cookie says is reading: a member when it is non-empty and a real name (C4.4, C4.5). */
export function visitorOf(
  userName: string,
): { readonly kind: 'anonymous' } | { readonly kind: 'member'; readonly shownName: string } {
  const shownName = maskUserName(userName)
  return shownName === '' || shownName === noUser ? { kind: 'anonymous' } : { kind: 'member', shownName }
}
