import type { PasskeyStep } from '@xuekan/core/member'
import type { AccountContent, AccountFault, AccountModel } from '@xuekan/core/page'
import { useRef, useState } from 'react'
import type { PasskeyAccess } from '../../binding/passkey-access.ts'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { Fault } from './Fault.tsx'
import * as styles from './account.css.ts'

interface Props {
  readonly content: AccountContent
  readonly model: AccountModel
  readonly passkeys: PasskeyAccess
  /** The address of the form. */
  readonly href: string
}

/**
 * The way in by a passkey, where the browser knows passkeys: what the authenticator has signed is sent as a form. Its place
 * is kept while scripts have not taken the page over.
 */
export function PasskeyLogin({ content, model, passkeys, href }: Props) {
  const { language } = content
  const { t } = usePortal()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<AccountFault | undefined>()
  if (isHydrated && !passkeys.isKnown()) return null
  const ask = async (): Promise<void> => {
    if (isAsking) return
    setAsking(true)
    setFault(undefined)
    const step = await model.askForPasskey(passkeys.open)
    if (step.kind === 'answered' && form.current !== null) {
      const field = form.current.elements.namedItem('passkey')
      if (field instanceof HTMLInputElement) field.value = step.passkey
      form.current.submit()
      return
    }
    if (step.kind === 'elsewhere') return passkeys.leaveFor(step.address)
    setAsking(false)
    setFault(faultOf(step))
  }
  return (
    <form ref={form} className={styles.passkey} method="post" action={href}>
      <input type="hidden" name="action" value="passkey" />
      <input type="hidden" name="passkey" />
      <Fault fault={fault} id="passkey-fault" language={language} />
      <button
        className={isHydrated ? styles.party : styles.partyToCome}
        type="button"
        aria-disabled={isAsking}
        onClick={() => void ask()}
      >
        {isAsking ? t('account.passkey.asked') : t('account.passkey')}
      </button>
    </form>
  )
}

const faultOf = (step: PasskeyStep): AccountFault =>
  step.kind === 'words'
    ? step
    : { kind: 'message', message: step.kind === 'problem' ? `passkey.${step.problem}` : 'passkey.failed' }
