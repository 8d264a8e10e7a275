import type { AccountFault, AccountSettingsContent, SettingsAction, UiLanguage } from '@xuekan/core'
import { formatRoute } from '@xuekan/core/route'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { accountSettingsWords } from '../../locales/account-settings-words.ts'
import { faultWords } from '../../locales/fault-words.ts'
import { fault as faultStyle, field, hint, label } from '../account/account.css.ts'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'

export interface PartProps {
  readonly content: AccountSettingsContent
}

interface PartFrame {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One subject of the page. */
export const Part = ({ id, title, lead, children }: PartFrame) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
    </div>
    <p className={own.lead}>{lead}</p>
    {children}
  </section>
)

interface FormProps extends PartProps {
  readonly action: SettingsAction
  readonly submit: string
}

/** Asks once more who it is: by the password, and by a code where a second factor is on; after what else it asks. */
export function Proof(props: FormProps & { readonly children?: ReactNode }) {
  const { content, action, children } = props
  const words = accountSettingsWords[content.language]
  return (
    <Form {...props}>
      {children}
      {/* what a password manager keeps the password under */}
      <input type="text" hidden readOnly value={content.profile.userName} autoComplete="username" />
      <Field
        id={`${action}-password`}
        name="password"
        type="password"
        label={words['field.password']}
        autoComplete="current-password"
      />
      {content.factor.isOn ? (
        <Field
          id={`${action}-factor`}
          name="factor"
          label={words['field.factor']}
          note={words['hint.factor']}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
    </Form>
  )
}

/** One form, with what is wrong with it above its button. */
export function Form({ content, action, submit, children }: FormProps & { readonly children: ReactNode }) {
  const { fault, language } = content
  return (
    <form
      method="post"
      action={formatRoute({ page: 'accountSettings', language })}
      className={styles.column}
      noValidate
    >
      {children}
      {fault?.form === action ? (
        <p className={faultStyle} role="alert">
          {said(fault.said, language)}
        </p>
      ) : null}
      <button
        className={action === 'delete' || action === 'end' ? styles.end : styles.submit}
        type="submit"
        name="action"
        value={action}
      >
        {submit}
      </button>
    </form>
  )
}

const said = (fault: AccountFault, language: UiLanguage): string => {
  if (fault.kind === 'words') return fault.words
  const { message } = fault
  return message === 'getDataErrorMessage'
    ? accountSettingsWords[language].failed
    : faultWords[language][message]
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'id' | 'name'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly note?: string
}

/** A field with its label, and a note below it where there is one. */
export const Field = ({ id, name, label: text, note, ...input }: FieldProps) => (
  <div className={styles.line}>
    <label className={label} htmlFor={id}>
      {text}
    </label>
    <input
      className={field}
      id={id}
      name={name}
      required
      {...(note === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      {...input}
    />
    {note === undefined ? null : (
      <p className={hint} id={`${id}-hint`}>
        {note}
      </p>
    )}
  </div>
)
