import { loadAccountSettings, type SubmittedSettings } from '@xuekan/core/page'
import { originField } from '@xuekan/core/member'
import { createElement, type ComponentProps } from 'react'
import { agreementKinds } from '@xuekan/core/route'
import { AccountSettingsPage } from '../../ui/pages/AccountSettingsPage.tsx'
import { passkeyAccess } from '../browser/passkey-access.ts'
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
    case 'passkey':
      return {
        action,
        origin: text(originField),
        password: text('password'),
        factor: text('factor'),
      }
    case 'passkeyMade':
      return { action, passkey: text('passkey'), name: text('name') }
    case 'passkeyName':
      return { action, id: text('id'), name: text('name') }
    case 'passkeyEnd':
      return { action, id: text('id'), password: text('password'), factor: text('factor') }
    case 'accept':
      return {
        action,
        agreements: agreementKinds.flatMap((kind) => {
          const since = text(kind)
          return since === '' ? [] : [{ kind, since }]
        }),
      }
    case 'phoneCode':
    case 'emailCode':
      return { action, receiver: text('receiver'), code: text('code') }
    default:
      return null
  }
}

const Screen = (props: Omit<ComponentProps<typeof AccountSettingsPage>, 'passkeys'>) =>
  createElement(AccountSettingsPage, { ...props, passkeys: passkeyAccess })

export const page = definePage({
  page: 'accountSettings',
  Screen,
  input: (_route, { context, submitted }) => ({ context, submitted: readForm(submitted) }),
  load: loadAccountSettings,
  head: (content, t) => ({
    title: content === null ? [] : [t('settings.title')],
  }),
  prose: [],
  addresses: null,
})
