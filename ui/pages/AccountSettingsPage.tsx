import type { AccountSettingsContent, PageModel } from '@xuekan/core/page'
import { inGroups } from '@xuekan/core/member'
import { formatRoute, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useFirstFault } from '../binding/use-first-fault.ts'
import { alone, title } from '../widgets/account/account.css.ts'
import type { PasskeyAccess } from '../binding/passkey-access.ts'
import { AcceptedAgreements } from '../widgets/personal/AcceptedAgreements.tsx'
import { ContactChange } from '../widgets/personal/ContactChange.tsx'
import { Passkeys } from '../widgets/personal/Passkeys.tsx'
import * as styles from '../widgets/personal/personal.css.ts'
import * as own from '../widgets/personal/settings.css.ts'
import { faultAt, Field, Form, Part, Proof, type PartProps } from '../widgets/personal/SettingsForm.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<AccountSettingsContent>
  readonly route: Extract<Route, { readonly page: 'accountSettings' }>
  readonly passkeys: PasskeyAccess
}

/** What a member logs in with, the second factor, the data that is held, and the end of the account (C6.2, C7.11). */
export function AccountSettingsPage({ model, passkeys }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Settings content={content} passkeys={passkeys} />}
    </RemoteView>
  )
}

const noFault = {}

function Settings({ content, passkeys }: PartProps & Pick<Props, 'passkeys'>) {
  const { language, exported, fault } = content
  const { t } = usePortal()
  useFirstFault(fault ?? noFault)
  return (
    <div className={alone}>
      <h1 className={title}>{t('settings.title')}</h1>
      <p className={own.back}>
        <PortalLink
          className={styles.quietLink}
          href={formatRoute({ page: 'personal', language, entry: 'accountSecurity' })}
        >
          {t('settings.back')}
        </PortalLink>
      </p>
      {content.agreements.due.length === 0 ? null : (
        <p className={styles.note}>
          <a className={styles.quietLink} href="#agreements">
            {t('settings.agreements.due')}
          </a>
        </p>
      )}
      <ContactChange content={content} kind="phone" />
      <ContactChange content={content} kind="email" />
      <Factor content={content} />
      <Passkeys content={content} passkeys={passkeys} />
      <AcceptedAgreements content={content} />
      <Part content={content} id="export" title={t('settings.export.title')} lead={t('settings.export.lead')}>
        {exported === '' ? (
          <Proof content={content} action="export" submit={t('settings.export.submit')} />
        ) : (
          <p>
            <a className={own.file} href={exported} rel="nofollow">
              {t('settings.export.file')}
            </a>
          </p>
        )}
      </Part>
      <Part content={content} id="delete" title={t('settings.delete.title')} lead={t('settings.delete.lead')}>
        <details className={own.fold} open={content.fault?.form === 'delete'}>
          <summary className={own.opens}>{t('settings.delete.title')}</summary>
          <Proof content={content} action="delete" submit={t('settings.delete.submit')} />
        </details>
      </Part>
    </div>
  )
}

/** Off, being set up, just switched on with its recovery codes, or on. */
function Factor({ content }: PartProps) {
  const { factor, pending, recovery } = content
  const { t } = usePortal()
  const left =
    factor.recoveryLeft === 0
      ? t('settings.factor.none')
      : t('settings.factor.left', { count: factor.recoveryLeft })
  return (
    <Part
      content={content}
      id="factor"
      title={t('settings.factor.title')}
      lead={factor.isOn ? `${t('settings.factor.on')} ${left}` : t('settings.factor.off')}
    >
      {recovery.length === 0 ? null : (
        <div className={styles.done}>
          <h3>{t('settings.recovery.title')}</h3>
          <p className={styles.note}>{t('settings.recovery.lead')}</p>
          <ol className={own.codes}>
            {recovery.map((code) => (
              <li key={code}>
                <code>{inGroups(code)}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
      {pending !== null ? (
        <Form content={content} action="confirm" submit={t('settings.factor.confirm')}>
          <p>{t('settings.factor.give')}</p>
          <p className={own.secret}>
            <code>{inGroups(pending.secret)}</code>
          </p>
          <p>
            <a className={styles.quietLink} href={pending.address}>
              {t('settings.factor.open')}
            </a>
          </p>
          <input type="hidden" name="secret" value={pending.secret} />
          <input type="hidden" name="address" value={pending.address} />
          <Field
            id="confirm-code"
            name="code"
            fault={faultAt({ content, action: 'confirm' }, 'code')}
            label={t('settings.field.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
          />
        </Form>
      ) : factor.isOn ? (
        <details className={own.fold} open={content.fault?.form === 'end'}>
          <summary className={own.opens}>{t('settings.factor.end')}</summary>
          <Proof content={content} action="end" submit={t('settings.factor.end')} />
        </details>
      ) : (
        <Proof content={content} action="begin" submit={t('settings.factor.begin')} />
      )}
    </Part>
  )
}
