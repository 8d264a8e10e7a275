import type { PersonalContent } from '@xuekan/core/page'
import { formatRoute } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import type { MemberSession } from '@xuekan/core/member'
import { formatDate } from '../../locales/format.ts'
import { Fault } from '../account/Fault.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { tag } from '../controls.css.ts'
import { PersonalField } from './PersonalField.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: PersonalContent
  /** The address of its forms. */
  readonly action: string
}

/** How a member logs in, the password, and where the member is logged in (C2.34, C5.5, C6.2). */
export function Security({ content, action }: Props) {
  const { t } = usePortal()
  const { profile, sessions, thirdParties, faults, language } = content
  const ways = [
    ['personal.login.name', profile.userName, null],
    ['personal.login.mobile', profile.mobile, 'phone'],
    ['personal.login.email', profile.loginEmail, 'email'],
  ] as const
  const settings = formatRoute({ page: 'accountSettings', language })
  return (
    <>
      <Fault fault={faults.form} id="form-fault" language={language} />
      <section className={styles.part} aria-labelledby="login">
        <div className={styles.head}>
          <h2 id="login">{t('personal.login')}</h2>
        </div>
        <dl>
          {ways.map(([name, value, place]) => (
            <div key={name} className={styles.row}>
              <div className={styles.rowText}>
                <dt className={styles.note}>{t(name)}</dt>
                <dd className={place === null ? undefined : styles.changed}>
                  {value === '' ? t('personal.login.none') : value}
                  {place === null ? null : (
                    <PortalLink
                      className={styles.quietLink}
                      href={`${settings}#${place}`}
                      aria-label={`${t('personal.login.change')} ${t(name)}`}
                    >
                      {t('personal.login.change')}
                    </PortalLink>
                  )}
                </dd>
              </div>
            </div>
          ))}
        </dl>
        {thirdParties.length === 0 ? null : (
          <PortalLink
            className={styles.quietLink}
            href={formatRoute({ page: 'account', screen: 'accountBinding', language })}
          >
            {t('personal.login.others')}
          </PortalLink>
        )}
      </section>
      <section className={styles.part} aria-labelledby="guards">
        <div className={styles.head}>
          <h2 id="guards">{t('personal.guards')}</h2>
        </div>
        <PortalLink className={styles.quietLink} href={settings}>
          {t('personal.guards.open')}
        </PortalLink>
      </section>
      <section className={styles.part} aria-labelledby="password-change">
        <div className={styles.head}>
          <h2 id="password-change">{t('personal.password')}</h2>
          <p className={styles.note}>{t('personal.password.lead')}</p>
        </div>
        <form method="post" action={action} className={styles.column} noValidate>
          {/* what a password manager keeps the password under */}
          <input type="text" hidden readOnly value={profile.userName} autoComplete="username" />
          <PersonalField
            name="former"
            type="password"
            faultName="former"
            label={t('personal.field.former')}
            content={content}
            autoComplete="current-password"
          />
          <PersonalField
            name="password"
            type="password"
            faultName="password"
            label={t('personal.field.password')}
            hint={t('personal.password.hint')}
            content={content}
            autoComplete="new-password"
          />
          <PersonalField
            name="confirmation"
            type="password"
            faultName="confirmation"
            label={t('personal.field.confirmation')}
            content={content}
            autoComplete="new-password"
          />
          <button className={styles.submit} type="submit" name="action" value="password">
            {t('personal.password.submit')}
          </button>
        </form>
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <div className={styles.head}>
          <h2 id="sessions">{t('personal.sessions')}</h2>
          {sessions.length < 2 ? null : (
            <form method="post" action={action}>
              <button className={styles.quietLink} type="submit" name="action" value="endOthers">
                {t('personal.sessions.endOthers')}
              </button>
            </form>
          )}
        </div>
        <ul>
          {sessions.map((session) => (
            <Session key={session.id} session={session} content={content} action={action} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** A place where the member is logged in; it can be ended where it is not this one. */
function Session({ session, content, action }: Props & { readonly session: MemberSession }) {
  const { t } = usePortal()
  const { language } = content
  const device = session.device === '' ? t('personal.session.unknown') : session.device
  const dated = (word: 'personal.session.seen' | 'personal.session.begun', iso: string): string =>
    t(word, { date: formatDate(iso.slice(0, 10), language) })
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowName}>
          {device}
          {session.isCurrent ? <span className={tag}>{t('personal.session.here')}</span> : null}
        </p>
        <p className={styles.note}>
          {dated('personal.session.seen', session.seen)} · {dated('personal.session.begun', session.begun)}
        </p>
      </div>
      {session.isCurrent ? null : (
        <form method="post" action={action}>
          <input type="hidden" name="session" value={session.id} />
          <button
            className={styles.end}
            type="submit"
            name="action"
            value="end"
            aria-label={t('personal.session.endThis', { device })}
          >
            {t('personal.session.end')}
          </button>
        </form>
      )}
    </li>
  )
}
