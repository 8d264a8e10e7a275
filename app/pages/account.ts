import { withProof, deviceField, originField, returnPath } from '@xuekan/core/member'
import { createAccount, type AccountInput } from '@xuekan/core/page'
import { agreementKinds } from '@xuekan/core/route'
import { createElement, type ComponentProps } from 'react'
import { AccountPage } from '../../ui/pages/AccountPage.tsx'
import { passkeyAccess } from '../browser/passkey-access.ts'
import { proofSolver } from '../browser/proof-solver.ts'
import { definePage } from '../portal/page-definition.ts'

/** What a form of the page was posted with. */
function readForm(posted: ReadonlyMap<string, string> | undefined): AccountInput['submitted'] {
  if (posted === undefined) return null
  const text = (name: string): string => posted.get(name) ?? ''
  switch (text('action')) {
    case 'begin':
      return { action: 'begin', party: text('party'), origin: text(originField) }
    case 'return':
      return { action: 'return', url: text('url'), secret: text('commonToken'), device: text(deviceField) }
    case 'passkey':
      return { action: 'passkey', passkey: text('passkey'), device: text(deviceField) }
    case 'unbind':
      return { action: 'unbind', id: text('id') }
  }
  return {
    action: text('action') === 'send' ? 'send' : 'enter',
    device: text(deviceField),
    commonToken: text('commonToken'),
    ...(text('identify') === '' ? {} : { captcha: { identify: text('identify'), code: text('captcha') } }),
    agreements: agreementKinds.flatMap((kind) => {
      const since = text(kind)
      return since === '' ? [] : [{ kind, since }]
    }),
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

const Screen = (props: Omit<ComponentProps<typeof AccountPage>, 'passkeys'>) =>
  createElement(AccountPage, { ...props, passkeys: passkeyAccess })

const create = withProof(createAccount, proofSolver)

export const page = definePage({
  page: 'account',
  Screen,
  input: ({ screen, returnTo, party, fault, elsewhere, left }, { context, submitted }) => ({
    context,
    form: screen,
    returnTo: returnPath(returnTo ?? null),
    submitted: readForm(submitted),
    ...(party === undefined ? {} : { party }),
    ...(fault === undefined ? {} : { fault }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(left === undefined ? {} : { left }),
  }),
  create,
  head: (content, t) => ({ title: content === null ? [] : [t(`account.${content.form}.title`)] }),
  prose: [],
  addresses: null,
})
