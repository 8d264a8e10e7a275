import type { FavouriteOrder, Gender, PersonalEntry } from '@xuekan/core/member'

/** What the personal centre says; it comes with its page and burdens no other. */
type PersonalWord =
  | `entry.${PersonalEntry}`
  | `done.${'password' | 'info' | 'end' | 'endOthers' | 'collect'}`
  | `gender.${Gender | 'none'}`
  | `field.${'former' | 'password' | 'confirmation'}`
  | `field.${'name' | 'email' | 'region' | 'major' | 'institution' | 'researchFields' | 'gender'}`
  | 'centre'
  | 'logout'
  | 'password'
  | 'password.lead'
  | 'password.hint'
  | 'password.submit'
  | 'login'
  | 'login.name'
  | 'login.mobile'
  | 'login.email'
  | 'login.none'
  | 'sessions'
  | 'sessions.endOthers'
  | 'session.unknown'
  | 'session.here'
  | 'session.seen'
  | 'session.begun'
  | 'session.end'
  | 'session.endThis'
  | 'about'
  | 'about.lead'
  | 'about.email'
  | 'about.researchFields'
  | 'save'
  | `order.${FavouriteOrder}`
  | `favourites.${'find' | 'order' | 'show' | 'count' | 'none' | 'notFound' | 'kept' | 'drop'}`
  | `favourites.${'dropped' | 'undo' | 'all' | 'read'}`

export type PersonalTable = Readonly<Record<PersonalWord, string>>
