import { loadAccountSettings, type SubmittedSettings } from '@xuekan/core'
import { accountSettingsWords } from '../../ui/locales/account-settings-words.ts'
import { AccountSettingsPage } from '../../ui/pages/AccountSettingsPage.tsx'
import { definePage } from '../portal/page-definition.ts'

/** What a form of the page was posted with; null for what is none of them. */
function readForm(posted: ReadonlyMap<string, string> | undefined): SubmittedSettings | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  const action = text('action')
  switch (action) {
    case 'begin':
      return { action, password: text('password') }
    case 'confirm':
      return { action, code: text('code'), secret: text('secret'), address: text('address') }
    case 'end':
    case 'export':
    case 'delete':
      return { action, password: text('password'), factor: text('factor') }
    case 'phone':
    case 'email':
      return {
        action,
        receiver: text('receiver'),
        password: text('password'),
        factor: text('factor'),
      }
    case 'phoneCode':
    case 'emailCode':
      return { action, receiver: text('receiver'), code: text('code') }
    default:
      return null
  }
}

export const page = definePage({
  page: 'accountSettings',
  Screen: AccountSettingsPage,
  input: (_route, { context, submitted }) => ({ context, submitted: readForm(submitted) }),
  load: loadAccountSettings,
  head: (content) => ({
    title: content === null ? [] : [accountSettingsWords[content.language].title],
  }),
  prose: [],
  addresses: null,
})
