import { createAccount, type SubmittedForm } from '@xuekan/core'
import { deviceField, isAccountForm, returnPath } from '@xuekan/core/member'
import { AccountPage } from '../../ui/pages/AccountPage.tsx'
import { accountWords } from '../../ui/locales/account-words.ts'
import { definePage } from '../portal/page-definition.ts'

/** What a form of the page was posted with. */
function readForm(posted: ReadonlyMap<string, string> | undefined): SubmittedForm | null {
  if (posted === undefined) return null
  const text = (name: string): string => posted.get(name) ?? ''
  return {
    action: text('action') === 'send' ? 'send' : 'enter',
    device: text(deviceField),
    fields: {
      userName: text('userName'),
      receiver: text('receiver'),
      code: text('code'),
      password: text('password'),
      confirmation: text('confirmation'),
      remember: posted.has('remember'),
      agreed: posted.has('agreed'),
    },
  }
}

export const page = definePage({
  page: 'account',
  Screen: AccountPage,
  input: ({ screen, returnTo }, { context, submitted }) => ({
    context,
    // a route of any other screen is an unknown page
    form: isAccountForm(screen) ? screen : 'login',
    returnTo: returnPath(returnTo ?? null),
    submitted: readForm(submitted),
  }),
  create: createAccount,
  head: (content) => ({
    title: content === null ? [] : [accountWords[content.language][`${content.form}.title`]],
  }),
  prose: [],
  addresses: null,
})
