import type { ProofModel, AccountFields } from '@xuekan/core/member'
import type { AccountContent, AccountModel } from '@xuekan/core/page'
import type { SubmitEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useFirstFault } from '../../binding/use-first-fault.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { useProof } from '../../binding/use-proof.ts'
import { PortalLink } from '../PortalLink.tsx'
import { AccountField } from './AccountField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CodeFields } from './CodeFields.tsx'
import { Fault } from './Fault.tsx'
import * as styles from './account.css.ts'

interface Props {
  readonly content: AccountContent
  readonly model: AccountModel & ProofModel
  /** The address of this form, and of the others. */
  readonly hrefs: Readonly<Record<AccountContent['form'], string>>
}

/**
 * One form of a way in (C1.6, C2.33). It is posted to its own address, with scripts or without; with them it is looked
 * at first, and what is wrong is told where it was typed.
 */
export function AccountForm({ content, model, hrefs }: Props) {
  const { form, step, fields, faults, language, sentAt } = content
  const { t } = usePortal()
  // who has just sent a number or an address goes on with the code, and past no header again
  useFirstFault(faults, sentAt !== null || form === 'secondFactor' ? 'code' : '')
  const proof = useProof(model, false)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent
    const action = submitter instanceof HTMLButtonElement && submitter.value === 'send' ? 'send' : 'enter'
    if (!model.check(action, readFields(new FormData(event.currentTarget)))) event.preventDefault()
    else if (content.captcha !== null) proof.hold(event)
  }
  const byPassword = form === 'login' || form === 'accountBinding'
  const byFactor = form === 'secondFactor'
  const sends = !byPassword && !byFactor && step === 'ask'
  return (
    <form className={styles.form} method="post" action={hrefs[form]} onSubmit={submit} noValidate>
      <Fault fault={faults.form} id="form-fault" language={language} />
      {byPassword ? (
        <>
          <AccountField
            name="userName"
            label={t('account.field.userName')}
            content={content}
            defaultValue={fields.userName}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <AccountField
            name="password"
            type="password"
            label={t('account.field.password')}
            content={content}
            autoComplete="current-password"
            beside={
              <PortalLink className={styles.link} href={hrefs.forgetCode}>
                {t('account.toForget')}
              </PortalLink>
            }
          />
          {content.captcha === null ? null : (
            <CaptchaField
              captcha={content.captcha}
              language={language}
              proof={proof}
              prove={model.prove}
              words={{
                label: t('account.captcha'),
                picture: t('account.captcha.picture'),
                sound: t('account.captcha.sound'),
                working: t('account.captcha.working'),
                solved: t('account.captcha.solved'),
                byPicture: t('account.captcha.byPicture'),
              }}
            />
          )}
        </>
      ) : byFactor ? (
        <AccountField
          name="code"
          label={t('account.field.factor')}
          hint={t('account.hint.factor')}
          content={content}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : sends ? (
        <AccountField
          name="receiver"
          label={t('account.field.receiver')}
          content={content}
          defaultValue={fields.receiver}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <CodeFields content={content} />
      )}
      {byPassword || (form === 'quickLogin' && !sends) ? (
        <label className={styles.tick}>
          <input
            className={styles.box}
            type="checkbox"
            name="remember"
            value="1"
            defaultChecked={fields.remember}
          />
          <span>{t('account.remember')}</span>
        </label>
      ) : null}{' '}
      <button className={styles.submit} type="submit" name="action" value={sends ? 'send' : 'enter'}>
        {sends ? t('account.send') : t(`account.${form}.submit`)}
      </button>
      {byPassword || byFactor || sends ? null : (
        <div className={styles.others}>
          <Resend model={model} />
          <a className={styles.link} href={hrefs[form]}>
            {t('account.another')}
          </a>
        </div>
      )}
    </form>
  )
}

/** Another code, once the countdown has ended (C9.13); without scripts the server says when it is too early. */
function Resend({ model }: { readonly model: Pick<AccountModel, 'countdown$'> }) {
  const { t } = usePortal()
  const isHydrated = useHydrated()
  const countdown = useBehavior(model.countdown$)
  if (isHydrated && countdown > 0)
    return <span className={styles.hint}>{t('account.resendIn', { seconds: String(countdown) })}</span>
  return (
    <button className={styles.link} type="submit" name="action" value="send">
      {t('account.resend')}
    </button>
  )
}

const readFields = (data: FormData): AccountFields => {
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    userName: text('userName'),
    receiver: text('receiver'),
    code: text('code'),
    password: text('password'),
    confirmation: text('confirmation'),
    remember: data.has('remember'),
    agreed: data.has('agreed'),
  }
}
