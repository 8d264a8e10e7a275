import type { SubscribeTable } from './subscribe-word.ts'

/** The words of alerts by mail, in Chinese. */
export const subscribeZh: SubscribeTable = {
  title: '新刊邮件提醒',
  lead: '每出一期，收到一封信：各篇题名、作者和链接。随时可以退订。',
  visitor: '登录后即可订阅，提醒发到您登录用的邮箱。',
  login: '登录',
  subscribe: '订阅《{{name}}》',
  'subscribe.journals': '订阅“{{name}}”的全部期刊',
  subscribed: '您已订阅《{{name}}》。',
  'subscribed.journals': '您已订阅“{{name}}”的全部期刊。',
  unsubscribe: '退订',
  'unsubscribe.from': '退订《{{name}}》',
  mine: '您订阅的期刊',
  since: '{{date}} 起',
  leave: '要退订这份期刊的新刊提醒吗？',
  'leave.submit': '退订',
  'done.subscribe': '已订阅。下一期出版时您会收到一封信。',
  'done.unsubscribe': '已退订。',
  'done.leave': '已退订，这份期刊的提醒不会再发给您。',
}
