import type { SubscribeTable } from './subscribe-word.ts'

/** The words of alerts by mail, in English. */
export const subscribeEn: SubscribeTable = {
  title: 'Alerts by e-mail',
  lead: 'One mail for each new issue, with the titles, the authors and links. You can unsubscribe at any time.',
  visitor: 'Log in to subscribe: alerts go to the address that you log in with.',
  login: 'Log in',
  subscribe: 'Subscribe to {{name}}',
  'subscribe.journals': 'Subscribe to all journals of {{name}}',
  subscribed: 'You are subscribed to {{name}}.',
  'subscribed.journals': 'You are subscribed to all journals of {{name}}.',
  unsubscribe: 'Unsubscribe',
  'unsubscribe.from': 'Unsubscribe from {{name}}',
  mine: 'Journals that you are subscribed to',
  since: 'since {{date}}',
  leave: 'Do you want no more alerts of this journal?',
  'leave.submit': 'Unsubscribe',
  'done.subscribe': 'You are subscribed. You will get a mail when the next issue is out.',
  'done.unsubscribe': 'You are unsubscribed.',
  'done.leave': 'You are unsubscribed: this journal will send you no more alerts.',
}
