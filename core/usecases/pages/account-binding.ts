import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { partyAddress, thirdPartyStep } from '../../domain/member/third-party-login.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import { ok } from '../../domain/result.ts'
import type { AccountGateway } from '../../ports/account-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { all, andThen, succeed, withDefault } from '../async-results.ts'
import type { AccountContent, AccountInput, SubmittedBinding } from './account-content.ts'

interface BindingPorts {
  readonly accounts: Pick<
    AccountGateway,
    'thirdParties' | 'beginThirdParty' | 'finishThirdParty' | 'boundThirdParties' | 'unbindThirdParty'
  >
}

export const isBinding = (submitted: NonNullable<AccountInput['submitted']>): submitted is SubmittedBinding =>
  submitted.action !== 'passkey' && !('fields' in submitted)

/** Begins a login through a third party, says where the one that came back leads, or unbinds (C6.4). */
export function actOnBinding(
  { accounts }: BindingPorts,
  { context, returnTo }: AccountInput,
  content: AccountContent,
  submitted: SubmittedBinding,
): AsyncResult<AccountContent> {
  const onward = (location: string, commonToken: string): AccountContent => ({
    ...content,
    onward: { location, commonToken },
  })
  const failed = (): AccountContent =>
    onward(
      formatRoute({ page: 'account', screen: 'accountBinding', language: context.language, fault: 'failed' }),
      '',
    )
  switch (submitted.action) {
    case 'begin':
      return accounts.beginThirdParty(context, { ...submitted, returnTo: returnTo ?? '' }).pipe(
        map((result) => {
          const address = result.ok ? partyAddress(result.value.url) : null
          return ok(result.ok && address !== null ? onward(address, result.value.secret) : failed())
        }),
      )
    case 'return':
      return accounts.finishThirdParty(context, submitted).pipe(
        map((result) => {
          if (!result.ok) return ok(failed())
          const step = thirdPartyStep(result.value)
          if (step.kind === 'onward') return ok(onward(step.location, step.commonToken))
          const { signedIn, location } = step
          return ok({
            ...content,
            returnTo: location,
            entered: { signedIn, remember: signedIn.remember ?? false },
          })
        }),
      )
    case 'unbind':
      return accounts
        .unbindThirdParty(context, submitted.id)
        .pipe(map((result) => ok(result.ok ? content : withWords(content, result.error))))
  }
}

const withWords = (content: AccountContent, failure: Failure): AccountContent => ({
  ...content,
  faults: {
    form:
      failure.kind === 'refused' && failure.message !== ''
        ? { kind: 'words', words: failure.message }
        : { kind: 'message', message: 'getDataErrorMessage' },
  },
})

/** With the third parties that the page offers, and on /accountBinding with what is bound; a page is whole without them. */
export function withThirdParties(
  { accounts }: BindingPorts,
  { context, form, party: asked = '', fault }: AccountInput,
  content: AccountContent,
): AsyncResult<AccountContent> {
  if (content.entered !== null || content.onward !== null) return succeed(content)
  if (form === 'register' || form === 'forgetCode' || form === 'secondFactor') return succeed(content)
  const parties = withDefault(accounts.thirdParties(context), [])
  if (form !== 'accountBinding')
    return andThen(parties, (thirdParties) => succeed({ ...content, thirdParties }))
  const found = all({ thirdParties: parties, bound: withDefault(accounts.boundThirdParties(context), null) })
  return andThen(found, ({ thirdParties, bound }) => {
    const party = thirdParties.find(({ id }) => id === asked) ?? null
    const isToBind =
      party !== null && fault === undefined && bound === null && Object.keys(content.faults).length === 0
    return succeed<AccountContent>({
      ...content,
      thirdParties,
      binding: { party, fault: fault ?? null, bound },
      faults: isToBind ? { form: { kind: 'message', message: 'userToBind' } } : content.faults,
    })
  })
}
