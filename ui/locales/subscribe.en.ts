import type { subscribeZh } from './subscribe.zh.ts'

/** The words of alerts by mail, in English. */
export const subscribeEn: Readonly<Record<keyof typeof subscribeZh, string>> = {
  'subscribe.title': 'Alerts by e-mail',
  'subscribe.lead':
    'One mail for each new issue, with the titles, the authors and links. You can unsubscribe at any time.',
  'subscribe.visitor': 'Log in to subscribe: alerts go to the address that you log in with.',
  'subscribe.login': 'Log in',
  'subscribe.subscribe': 'Subscribe to {{name}}',
  'subscribe.subscribe.journals': 'Subscribe to all journals of {{name}}',
  'subscribe.subscribed': 'You are subscribed to {{name}}.',
  'subscribe.subscribed.journals': 'You are subscribed to all journals of {{name}}.',
  'subscribe.unsubscribe': 'Unsubscribe',
  'subscribe.unsubscribe.from': 'Unsubscribe from {{name}}',
  'subscribe.mine': 'Journals that you are subscribed to',
  'subscribe.since': 'since {{date}}',
  'subscribe.leave': 'Do you want no more alerts of this journal?',
  'subscribe.leave.submit': 'Unsubscribe',
  'subscribe.done.subscribe': 'You are subscribed. You will get a mail when the next issue is out.',
  'subscribe.done.unsubscribe': 'You are unsubscribed.',
  'subscribe.done.leave': 'You are unsubscribed: this journal will send you no more alerts.',
}
