import type { AccountFormName } from '@xuekan/core/member'

/** What the forms of accounts say; they come with their page and burden no other. */
type AccountWord =
  | `${AccountFormName}.${'title' | 'lead' | 'submit'}`
  | `field.${'userName' | 'receiver' | 'code' | 'password' | 'newPassword' | 'confirmation'}`
  | `hint.${'password' | 'code' | 'sent'}`
  | `step.${'receiver' | 'code'}`
  | 'way.password'
  | 'way.code'
  | 'ways'
  | 'steps'
  | 'remember'
  | 'agree'
  | 'agreement.title'
  | 'agreement.text'
  | 'send'
  | 'resend'
  | 'resendIn'
  | 'another'
  | 'toForget'
  | 'toRegister'
  | 'toLogin'
  | 'noAccount'
  | 'hasAccount'
  | 'done.title'
  | 'done.text'

/** Those that no other page says. */
type OwnMessage = 'userName.empty' | 'receiver.empty' | 'password.empty'

export type AccountTable = Readonly<Record<AccountWord | OwnMessage, string>>
