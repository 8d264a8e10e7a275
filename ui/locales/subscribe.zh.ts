/** What lists of subscriptions say, in Chinese. */
export const subscribeZh = {
  'subscribe.title': '邮件提醒',
  'subscribe.unsubscribe': '退订',
  'subscribe.unsubscribe.from': '退订《{{name}}》',
  'subscribe.mine': '您订阅的期刊',
  'subscribe.since': '{{date}} 起',
} as const
