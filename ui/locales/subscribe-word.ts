/** What the page of alerts by mail says; it comes with its page and burdens no other. */
type SubscribeWord =
  | 'title'
  | 'lead'
  | 'visitor'
  | 'login'
  | 'subscribe'
  | 'subscribe.journals'
  | 'subscribed'
  | 'subscribed.journals'
  | 'unsubscribe'
  | 'unsubscribe.from'
  | 'mine'
  | 'since'
  | 'leave'
  | 'leave.submit'
  | `done.${'subscribe' | 'unsubscribe' | 'leave'}`

export type SubscribeTable = Readonly<Record<SubscribeWord, string>>
