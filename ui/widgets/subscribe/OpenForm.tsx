import type { UiLanguage } from '@xuekan/core'
import { type ProofModel, keywordLimits, type SubscriptionField } from '@xuekan/core/member'
import type { OpenSubscription } from '@xuekan/core/page'
import type { InputHTMLAttributes, SubmitEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useFirstFault } from '../../binding/use-first-fault.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useProof } from '../../binding/use-proof.ts'
import * as account from '../account/account.css.ts'
import { CaptchaField } from '../account/CaptchaField.tsx'
import { Fault } from '../account/Fault.tsx'
import { button, buttonPrimary } from '../controls.css.ts'
import * as styles from './open-form.css.ts'

interface Props {
  readonly open: OpenSubscription
  readonly model: ProofModel
  /** The address of the form. */
  readonly action: string
  readonly heading: string
  readonly language: UiLanguage
}

/**
 * The form for who has no account: an address and keywords, then the captcha, unless the browser has solved one while they
 * were typed (C5.11). It works without scripts.
 */
export function OpenForm({ open, model, action, heading, language }: Props) {
  const { t } = usePortal()
  const { form, faults, captcha } = open
  const privacy = useHrefs().here({ page: 'agreement', language, siteId: null, kind: 'privacy', since: null })
  useFirstFault(faults)
  const proof = useProof(model, captcha === null)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement && submitter.value === 'another')) proof.hold(event)
  }
  const field = (name: SubscriptionField, label: string, input: FieldInput, hint?: string) => (
    <Field name={name} label={label} hint={hint} fault={faults[name]} language={language} {...input} />
  )
  return (
    <section aria-labelledby="open-form">
      <h2 className={styles.heading} id="open-form">
        {captcha === null ? t('alerts.open') : heading}
      </h2>
      <form
        className={account.form}
        method="post"
        action={action}
        noValidate
        onFocus={model.prove}
        onSubmit={submit}
      >
        {captcha === null ? (
          <>
            {field('email', t('alerts.email'), {
              type: 'email',
              autoComplete: 'email',
              maxLength: 254,
              defaultValue: form.email,
              required: true,
            })}
            {field(
              'keywords',
              t('alerts.keywords'),
              { maxLength: keywordLimits.most * keywordLimits.longest, defaultValue: form.keywords },
              t('alerts.keywords.hint'),
            )}
            <input type="hidden" name="identify" value={proof.captcha?.identify ?? ''} />
            {proof.captcha === null ? null : (
              <input type="hidden" name="captcha" value={proof.captcha.code} />
            )}
            <p className={account.hint}>
              {t('alerts.privacy')}{' '}
              <a className={account.read} href={privacy} target="_blank" rel="noopener">
                {t('alerts.privacy.read')}
              </a>
            </p>
            <p>
              <button className={buttonPrimary} type="submit" name="action" value="ask">
                {t('alerts.next')}
              </button>
            </p>
            <p className={account.hint} role="status">
              {proof.isAwaited ? t('alerts.captcha.working') : ''}
            </p>
          </>
        ) : (
          <>
            <p>{t('alerts.captcha.last', { email: form.email })}</p>
            <input type="hidden" name="email" value={form.email} />
            <input type="hidden" name="keywords" value={form.keywords} />
            <CaptchaField
              captcha={captcha}
              language={language}
              fault={faults.captcha}
              proof={proof}
              prove={model.prove}
              words={{
                label: t('alerts.captcha'),
                picture: t('alerts.captcha.picture'),
                sound: t('alerts.captcha.sound'),
                working: t('alerts.captcha.working'),
                solved: t('alerts.captcha.solved'),
                byPicture: t('alerts.captcha.byPicture'),
              }}
            />
            <p className={styles.ways}>
              <button className={buttonPrimary} type="submit" name="action" value="ask">
                {t('alerts.ask')}
              </button>{' '}
              <button className={button} type="submit" name="action" value="another">
                {t('alerts.captcha.another')}
              </button>
            </p>
          </>
        )}
      </form>
    </section>
  )
}

type FieldInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'name' | 'content'>

interface FieldProps extends FieldInput {
  readonly name: SubscriptionField
  readonly label: string
  readonly hint: string | undefined
  readonly fault: OpenSubscription['faults'][SubscriptionField]
  readonly language: UiLanguage
}

/** A field with its label above and what is wrong with it below (C8.4). */
function Field({ name, label, hint, fault, language, ...input }: FieldProps) {
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(fault === undefined ? [] : [`${name}-fault`]),
  ].join(' ')
  return (
    <div className={account.line}>
      <label className={account.label} htmlFor={name}>
        {label}
      </label>
      <input
        className={account.field}
        id={name}
        name={name}
        aria-invalid={fault !== undefined}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...input}
      />
      {hint === undefined ? null : (
        <p className={account.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Fault fault={fault} id={`${name}-fault`} language={language} />
    </div>
  )
}
