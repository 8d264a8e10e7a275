import { type ProofModel, accountForms, type AccountFormName } from '@xuekan/core/member'
import type { AccountContent, AccountModel } from '@xuekan/core/page'
import { formatRoute, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import type { PasskeyAccess } from '../binding/passkey-access.ts'
import { AccountForm } from '../widgets/account/AccountForm.tsx'
import * as styles from '../widgets/account/account.css.ts'
import { BindingGate } from '../widgets/account/BindingGate.tsx'
import { ElsewhereLink } from '../widgets/account/ElsewhereLink.tsx'
import { PasskeyLogin } from '../widgets/account/PasskeyLogin.tsx'
import { ThirdPartyLinks } from '../widgets/account/ThirdPartyLinks.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Listed } from '../widgets/Listed.tsx'

interface Props {
  readonly model: AccountModel & ProofModel
  readonly route: Extract<Route, { readonly page: 'account' }>
  readonly passkeys: PasskeyAccess
}

/** The ways in: by password or code, registration, and a new password for a forgotten one (C1.6, C2.33). */
export function AccountPage({ model, passkeys }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Gate content={content} model={model} passkeys={passkeys} />}
    </RemoteView>
  )
}

interface GateProps extends Pick<Props, 'model' | 'passkeys'> {
  readonly content: AccountContent
}

function Gate(props: GateProps) {
  return props.content.form === 'accountBinding' ? <BindingGate {...props} /> : <EntryGate {...props} />
}

function EntryGate({ content, model, passkeys }: GateProps) {
  const { shell, t } = usePortal()
  const { form, language, returnTo, step, left } = content
  const hrefOf = (screen: AccountFormName): string =>
    formatRoute({ page: 'account', screen, language, ...(returnTo === null ? {} : { returnTo }) })
  const hrefs = Object.fromEntries(accountForms.map((each) => [each, hrefOf(each)])) as Record<
    AccountFormName,
    string
  >
  const isLogin = form === 'login' || form === 'quickLogin'
  return (
    <div className={styles.gate}>
      <div className={styles.side}>
        <p className={styles.sideName}>{shell.site.name[language]}</p>
        <p className={styles.sideText}>{t('account.login.lead')}</p>
      </div>
      <div className={styles.room}>
        <h1 className={styles.title}>
          {t(step === 'done' ? 'account.done.title' : `account.${form}.title`)}
        </h1>
        <p className={styles.lead}>{step === 'done' ? t('account.done.text') : t(`account.${form}.lead`)}</p>
        {left === null ? null : (
          <p className={styles.fixed} role="status">
            {t(`account.left.${left}`)}
          </p>
        )}
        {isLogin ? (
          <nav className={styles.ways} aria-label={t('account.ways')}>
            <Listed>
              {[
                <Way
                  key="login"
                  href={hrefs.login}
                  name={t('account.way.password')}
                  isCurrent={form === 'login'}
                />,
                <Way
                  key="quickLogin"
                  href={hrefs.quickLogin}
                  name={t('account.way.code')}
                  isCurrent={form === 'quickLogin'}
                />,
              ]}
            </Listed>
          </nav>
        ) : step === 'done' || form === 'secondFactor' ? null : (
          <ol className={styles.steps} aria-label={t('account.steps')}>
            <Step name={t('account.step.receiver')} isCurrent={step === 'ask'} />
            <Step name={t('account.step.code')} isCurrent={step === 'code'} />
          </ol>
        )}
        {step === 'done' ? null : <AccountForm key={form} content={content} model={model} hrefs={hrefs} />}
        {isLogin ? (
          <PasskeyLogin content={content} model={model} passkeys={passkeys} href={hrefs[form]} />
        ) : null}
        {isLogin ? <ElsewhereLink content={content} /> : null}
        {isLogin ? <ThirdPartyLinks content={content} /> : null}
        <p className={styles.end}>
          {isLogin ? t('account.noAccount') : step === 'done' ? null : t('account.hasAccount')}{' '}
          <PortalLink className={styles.link} href={isLogin ? hrefs.register : hrefs.login}>
            {t(isLogin ? 'account.toRegister' : 'account.toLogin')}
          </PortalLink>
        </p>
      </div>
    </div>
  )
}

interface EntryProps {
  readonly name: string
  readonly isCurrent: boolean
}

function Way({ href, name, isCurrent }: EntryProps & { readonly href: string }) {
  return (
    <PortalLink className={styles.way} href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {name}
    </PortalLink>
  )
}

const Step = ({ name, isCurrent }: EntryProps) => (
  <li className={styles.step} {...(isCurrent ? { 'aria-current': 'step' } : {})}>
    {name}
  </li>
)
