import type { subscribeZh } from './subscribe.zh.ts'

/** The words of alerts by mail, in English. */
export const subscribeEn: Readonly<Record<keyof typeof subscribeZh, string>> = {
  'subscribe.title': 'Alerts by e-mail',
  'subscribe.lead':
    'One mail for each new issue, with the titles, the authors and links. You can unsubscribe at any time.',
  'subscribe.visitor':
    'Do you have an account? Log in, and one click subscribes the address that you log in with.',
  'subscribe.login': 'Log in',
  'subscribe.open': 'Subscribe by e-mail, without an account',
  'subscribe.email': 'E-mail address',
  'subscribe.keywords': 'Keywords (optional)',
  'subscribe.keywords.hint':
    'With semicolons between them, such as “sediment; reservoir”. With keywords you hear of articles that have one of them; without, of every issue.',
  'subscribe.next': 'Continue',
  'subscribe.captcha': 'The five digits in the picture',
  'subscribe.captcha.picture': 'Picture of a code; you can listen to it instead, or ask for another',
  'subscribe.captcha.sound': 'Listen to the digits',
  'subscribe.captcha.another': 'Another picture',
  'subscribe.captcha.last':
    'One last step, to show that you are no program. The letter will go to {{email}}.',
  'subscribe.ask': 'Send me the letter',
  'subscribe.confirm': 'Shall this address get alerts of {{name}}?',
  'subscribe.confirm.journals': 'Shall this address get alerts of all journals of {{name}}?',
  'subscribe.confirm.submit': 'Confirm',
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
  'subscribe.done.ask':
    'A letter is on its way to {{email}}. Open the link in it within two days to subscribe. If it does not come, look among the spam.',
  'subscribe.done.confirm': 'You are subscribed. You will get a mail when the next issue is out.',
  'subscribe.done.leave': 'You are unsubscribed: this journal will send you no more alerts.',
}
