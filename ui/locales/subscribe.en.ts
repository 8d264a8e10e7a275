import type { EnglishWords } from './english-words.ts'
import type { subscribeZh } from './subscribe.zh.ts'

/** What lists of subscriptions say, in English. */
export const subscribeEn: EnglishWords<typeof subscribeZh> = {
  'subscribe.title': 'Alerts by e-mail',
  'subscribe.unsubscribe': 'Unsubscribe',
  'subscribe.unsubscribe.from': 'Unsubscribe from {{name}}',
  'subscribe.mine': 'Journals that you are subscribed to',
  'subscribe.since': 'since {{date}}',
}
