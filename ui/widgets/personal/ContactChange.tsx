import type { ContactKind } from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { accountSettingsWords } from '../../locales/account-settings-words.ts'
import { Field, Form, Part, Proof, type PartProps } from './SettingsForm.tsx'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'

interface Props extends PartProps {
  readonly kind: ContactKind
}

/** A number or an address to log in with: another one, and then the code that was sent there (C5.6, C5.7, C7.11). */
export function ContactChange({ content, kind }: Props) {
  const { contact, fault, language, profile } = content
  const words = accountSettingsWords[language]
  const present = kind === 'phone' ? profile.mobile : profile.loginEmail
  const change = present === '' ? words[`contact.${kind}.add`] : words[`contact.${kind}.change`]
  const receiver = fault?.form === kind ? fault.typed : ''
  return (
    <Part
      id={kind}
      title={words[`contact.${kind}.title`]}
      lead={[
        present === '' ? words['contact.none'] : words['contact.now'].replace('{{value}}', () => present),
        words['contact.lead'],
      ].join(language === 'zh' ? '' : ' ')}
    >
      {contact?.kind === kind ? (
        <Form content={content} action={`${kind}Code`} submit={words['contact.confirm']}>
          <p>{words['contact.sent'].replace('{{receiver}}', () => contact.receiver)}</p>
          <input type="hidden" name="receiver" value={contact.receiver} />
          <Field
            id={`${kind}-code`}
            name="code"
            label={words['contact.code']}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <p>
            <a className={styles.quietLink} href={formatRoute({ page: 'accountSettings', language })}>
              {words['contact.again']}
            </a>
          </p>
        </Form>
      ) : (
        <details className={own.fold} open={fault?.form === kind}>
          <summary className={own.opens}>{change}</summary>
          <Proof content={content} action={kind} submit={words['contact.send']}>
            <Field
              id={`${kind}-receiver`}
              name="receiver"
              label={words[`contact.${kind}.field`]}
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
