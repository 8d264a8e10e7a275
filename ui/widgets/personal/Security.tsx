import type { PersonalContent } from '@xuekan/core'
import type { MemberSession } from '@xuekan/core/member'
import { formatDate } from '../../locales/format.ts'
import { personalWords } from '../../locales/personal-words.ts'
import { Fault } from '../account/Fault.tsx'
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
  const { profile, sessions, faults, language } = content
  const words = personalWords[language]
  const ways = [
    ['login.name', profile.userName],
    ['login.mobile', profile.mobile],
    ['login.email', profile.loginEmail],
  ] as const
  return (
    <>
      <Fault fault={faults.form} id="form-fault" language={language} />
      <section className={styles.part} aria-labelledby="login">
        <div className={styles.head}>
          <h2 id="login">{words.login}</h2>
        </div>
        <dl>
          {ways.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <div className={styles.rowText}>
                <dt className={styles.note}>{words[name]}</dt>
                <dd>{value === '' ? words['login.none'] : value}</dd>
              </div>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="password-change">
        <div className={styles.head}>
          <h2 id="password-change">{words.password}</h2>
          <p className={styles.note}>{words['password.lead']}</p>
        </div>
        <form method="post" action={action} className={styles.column} noValidate>
          {/* what a password manager keeps the password under */}
          <input type="text" hidden readOnly value={profile.userName} autoComplete="username" />
          <PersonalField
            name="former"
            type="password"
            faultName="former"
            label={words['field.former']}
            content={content}
            autoComplete="current-password"
          />
          <PersonalField
            name="password"
            type="password"
            faultName="password"
            label={words['field.password']}
            hint={words['password.hint']}
            content={content}
            autoComplete="new-password"
          />
          <PersonalField
            name="confirmation"
            type="password"
            faultName="confirmation"
            label={words['field.confirmation']}
            content={content}
            autoComplete="new-password"
          />
          <button className={styles.submit} type="submit" name="action" value="password">
            {words['password.submit']}
          </button>
        </form>
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <div className={styles.head}>
          <h2 id="sessions">{words.sessions}</h2>
          {sessions.length < 2 ? null : (
            <form method="post" action={action}>
              <button className={styles.quietLink} type="submit" name="action" value="endOthers">
                {words['sessions.endOthers']}
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
  const { language } = content
  const words = personalWords[language]
  const device = session.device === '' ? words['session.unknown'] : session.device
  const dated = (word: 'session.seen' | 'session.begun', iso: string): string =>
    words[word].replace('{{date}}', formatDate(iso.slice(0, 10), language))
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowName}>
          {device}
          {session.isCurrent ? <span className={tag}>{words['session.here']}</span> : null}
        </p>
        <p className={styles.note}>
          {dated('session.seen', session.seen)} · {dated('session.begun', session.begun)}
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
            aria-label={words['session.endThis'].replace('{{device}}', device)}
          >
            {words['session.end']}
          </button>
        </form>
      )}
    </li>
  )
}
