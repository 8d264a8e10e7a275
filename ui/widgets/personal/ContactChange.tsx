import type { ContactKind } from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { faultAt, Field, Form, Part, Proof, type PartProps } from './SettingsForm.tsx'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'

interface Props extends PartProps {
  readonly kind: ContactKind
}

/** A number or an address to log in with: another one, and then the code that was sent there (C5.6, C5.7, C7.11). */
export function ContactChange({ content, kind }: Props) {
  const { contact, fault, language, profile } = content
  const { t } = usePortal()
  const present = kind === 'phone' ? profile.mobile : profile.loginEmail
  const change = present === '' ? t(`settings.contact.${kind}.add`) : t(`settings.contact.${kind}.change`)
  const receiver = fault?.form === kind ? fault.typed : ''
  return (
    <Part
      content={content}
      id={kind}
      title={t(`settings.contact.${kind}.title`)}
      lead={[
        present === '' ? t('settings.contact.none') : t('settings.contact.now', { value: present }),
        t('settings.contact.lead'),
        ...(kind === 'phone' ? [t('settings.contact.phone.risk')] : []),
      ].join(language === 'zh' ? '' : ' ')}
    >
      {contact?.kind === kind ? (
        <Form content={content} action={`${kind}Code`} submit={t('settings.contact.confirm')}>
          <p>{t('settings.contact.sent', { receiver: contact.receiver })}</p>
          <input type="hidden" name="receiver" value={contact.receiver} />
          <Field
            id={`${kind}-code`}
            name="code"
            fault={faultAt({ content, action: `${kind}Code` }, 'code')}
            label={t('settings.contact.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <p>
            <a className={styles.quietLink} href={formatRoute({ page: 'accountSettings', language })}>
              {t('settings.contact.again')}
            </a>
          </p>
        </Form>
      ) : (
        <details className={own.fold} open={fault?.form === kind}>
          <summary className={own.opens}>{change}</summary>
          <Proof content={content} action={kind} submit={t('settings.contact.send')}>
            <Field
              id={`${kind}-receiver`}
              name="receiver"
              fault={faultAt({ content, action: kind }, 'receiver')}
              label={t(`settings.contact.${kind}.field`)}
              type={kind === 'phone' ? 'tel' : 'email'}
              autoComplete={kind === 'phone' ? 'tel' : 'email'}
              defaultValue={receiver}
            />
          </Proof>
        </details>
      )}
    </Part>
  )
}
