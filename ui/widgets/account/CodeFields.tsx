import type { AccountContent } from '@xuekan/core/page'
import type { AgreementKind } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { AccountField } from './AccountField.tsx'
import { Fault } from './Fault.tsx'
import * as styles from './account.css.ts'
import { spaced } from '../text/spaced.ts'

/** Once a code is on its way: the code itself, and a new password where one is to be set. */
export function CodeFields({ content }: { readonly content: AccountContent }) {
  const { form, fields, faults, language } = content
  const { t } = usePortal()
  return (
    <>
      <div className={styles.line}>
        <p className={styles.fixed}>{t('account.hint.sent', { receiver: fields.receiver })}</p>
        {/* what a password manager keeps the password under */}
        <input type="text" hidden readOnly name="receiver" value={fields.receiver} autoComplete="username" />
        <Fault fault={faults.receiver} id="receiver-fault" language={language} />
      </div>
      <AccountField
        name="code"
        label={t('account.field.code')}
        hint={t('account.hint.code')}
        content={content}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      {form === 'quickLogin' ? null : (
        <>
          <AccountField
            name="password"
            type="password"
            label={t('account.field.newPassword')}
            hint={t('account.hint.password')}
            content={content}
            autoComplete="new-password"
          />
          <AccountField
            name="confirmation"
            type="password"
            label={t('account.field.confirmation')}
            content={content}
            autoComplete="new-password"
          />
        </>
      )}
      {form === 'register' ? <Agreement content={content} /> : null}
    </>
  )
}

/** The user agreement, to be read and accepted (C5.8). */
function Agreement({
  content: { agreements, fields, faults, language },
}: {
  readonly content: AccountContent
}) {
  const { t } = usePortal()
  const { here } = useHrefs()
  // in a tab of its own, so that nothing typed is lost
  const read = (kind: AgreementKind, since: string): string =>
    here({ page: 'agreement', language, siteId: null, kind, since })
  return (
    <div className={styles.line}>
      <p className={styles.agreement} hidden={agreements.length === 0}>
        {t('account.agreement.read')}{' '}
        {spaced(
          agreements.map(({ kind, since }) => (
            <a key={kind} className={styles.read} href={read(kind, since)} target="_blank" rel="noopener">
              {t(`account.agreement.${kind}`)}
            </a>
          )),
        )}
      </p>
      {agreements.map(({ kind, since }) => (
        <input key={kind} type="hidden" name={kind} value={since} />
      ))}
      <label className={styles.tick}>
        <input
          className={styles.box}
          type="checkbox"
          name="agreed"
          value="1"
          defaultChecked={fields.agreed}
          aria-invalid={faults.agreement !== undefined}
          {...(faults.agreement === undefined ? {} : { 'aria-describedby': 'agreement-fault' })}
        />
        <span>{t('account.agree')}</span>
      </label>
      <Fault fault={faults.agreement} id="agreement-fault" language={language} />
    </div>
  )
}
