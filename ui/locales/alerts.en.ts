import type { alertsZh } from './alerts.zh.ts'

/** The words of the page of alerts by mail, in English. */
export const alertsEn: Readonly<Record<keyof typeof alertsZh, string>> = {
  'alerts.lead':
    'One mail for each new issue, with the titles, the authors and links. You can unsubscribe at any time.',
  'alerts.visitor':
    'Do you have an account? Log in, and one click subscribes the address that you log in with.',
  'alerts.login': 'Log in',
  'alerts.open': 'Subscribe by e-mail, without an account',
  'alerts.email': 'E-mail address',
  'alerts.keywords': 'Keywords (optional)',
  'alerts.keywords.hint':
    'With semicolons between them, such as “sediment; reservoir”. With keywords you hear of articles that have one of them; without, of every issue.',
  'alerts.next': 'Continue',
  'alerts.captcha': 'The five digits in the picture',
  'alerts.captcha.picture': 'Picture of a code; you can listen to it instead, or ask for another',
  'alerts.captcha.sound': 'Listen to the digits',
  'alerts.captcha.another': 'Another picture',
  'alerts.captcha.last': 'One last step, to show that you are no program. The letter will go to {{email}}.',
  'alerts.ask': 'Send me the letter',
  'alerts.confirm': 'Shall this address get alerts of {{name}}?',
  'alerts.confirm.journals': 'Shall this address get alerts of all journals of {{name}}?',
  'alerts.confirm.submit': 'Confirm',
  'alerts.subscribe': 'Subscribe to {{name}}',
  'alerts.subscribe.journals': 'Subscribe to all journals of {{name}}',
  'alerts.subscribed': 'You are subscribed to {{name}}.',
  'alerts.subscribed.journals': 'You are subscribed to all journals of {{name}}.',
  'alerts.leave': 'Do you want no more alerts of this journal?',
  'alerts.leave.submit': 'Unsubscribe',
  'alerts.done.subscribe': 'You are subscribed. You will get a mail when the next issue is out.',
  'alerts.done.unsubscribe': 'You are unsubscribed.',
  'alerts.done.ask':
    'A letter is on its way to {{email}}. Open the link in it within two days to subscribe. If it does not come, look among the spam.',
  'alerts.done.confirm': 'You are subscribed. You will get a mail when the next issue is out.',
  'alerts.done.leave': 'You are unsubscribed: this journal will send you no more alerts.',
}
