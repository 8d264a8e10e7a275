import type { UiLanguage } from '@xuekan/core'
import type { AccountFault, AccountSettingsContent, SettingsAction } from '@xuekan/core/page'
import type { SettingsField } from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import type { InputHTMLAttributes, ReactNode, SubmitEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { faultWords } from '../../locales/fault-words.ts'
import { fault as faultStyle, field, hint, label } from '../account/account.css.ts'
import * as styles from './personal.css.ts'
import * as own from './settings.css.ts'

export interface PartProps {
  readonly content: AccountSettingsContent
}

/** The subject of the page that each of its forms belongs to, by the id of its heading. */
const partOf = {
  begin: 'factor',
  confirm: 'factor',
  end: 'factor',
  phone: 'phone',
  phoneCode: 'phone',
  email: 'email',
  emailCode: 'email',
  passkey: 'passkeys',
  passkeyMade: 'passkeys',
  passkeyName: 'passkeys',
  passkeyEnd: 'passkeys',
  accept: 'agreements',
  export: 'export',
  delete: 'delete',
} as const satisfies Readonly<Record<SettingsAction, string>>

interface PartFrame extends PartProps {
  readonly id: (typeof partOf)[SettingsAction]
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One subject of the page, with what has just been done of it. */
export const Part = ({ content, id, title, lead, children }: PartFrame) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 className={own.subject} id={id}>
        {title}
      </h2>
    </div>
    <p className={own.lead}>{lead}</p>
    <Done content={content} id={id} />
    {children}
  </section>
)

/** Nothing for the last step of a change after which another page tells it. */
function Done({ content: { done }, id }: PartProps & Pick<PartFrame, 'id'>) {
  const { t } = usePortal()
  if (done === null || done === 'delete' || done === 'phoneCode' || done === 'emailCode') return null
  if (partOf[done] !== id) return null
  return (
    <p className={styles.done} role="status">
      {t(`settings.done.${done}`)}
    </p>
  )
}

interface FormProps extends PartProps {
  readonly action: SettingsAction
  readonly submit: string
  /** Which of several it is about, where there is a form for each. */
  readonly about?: string
}

/** Asks once more who it is: by the password, and by a code where a second factor is on; after what else it asks. */
export function Proof(props: FormProps & { readonly children?: ReactNode }) {
  const { content, action, about, children } = props
  const { t } = usePortal()
  const idOf = (field: string): string => [action, field, ...(about === undefined ? [] : [about])].join('-')
  return (
    <Form {...props}>
      {children}
      {/* what a password manager keeps the password under */}
      <input type="text" hidden readOnly value={content.profile.userName} autoComplete="username" />
      <Field
        id={idOf('password')}
        name="password"
        type="password"
        fault={faultAt(props, 'password')}
        label={t('settings.field.password')}
        autoComplete="current-password"
      />
      {content.factor.isOn ? (
        <Field
          id={idOf('factor')}
          name="factor"
          fault={faultAt(props, 'factor')}
          label={t('settings.field.factor')}
          note={t('settings.hint.factor')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
    </Form>
  )
}

interface SentForm extends FormProps {
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** What is said in place of what the server has said; '' for nothing. */
  readonly problem?: string
  readonly children: ReactNode
}

const ending: ReadonlySet<SettingsAction> = new Set(['delete', 'end', 'passkeyEnd'])

/** One form, with what is wrong with it as a whole above its button, and what is wrong with a field beside that. */
export function Form({ content, action, submit, about, onSubmit, problem = '', children }: SentForm) {
  return (
    <form
      method="post"
      // back to the subject that it is about, where what comes of it stands
      action={`${formatRoute({ page: 'accountSettings', language: content.language })}#${partOf[action]}`}
      className={styles.column}
      onSubmit={onSubmit}
      noValidate
    >
      {children}
      {problem === '' ? (
        content.fault?.field === null ? (
          <FaultNotice content={content} action={action} about={about} />
        ) : null
      ) : (
        <p className={faultStyle} role="alert">
          {problem}
        </p>
      )}
      <button
        className={ending.has(action) ? styles.end : styles.submit}
        type="submit"
        name="action"
        value={action}
      >
        {submit}
      </button>
    </form>
  )
}

interface FaultNoticeProps extends PartProps {
  readonly action: SettingsAction
  readonly about?: string | undefined
}

/** What the server has said of a form; nothing where all is well. */
export function FaultNotice(props: FaultNoticeProps) {
  const fault = faultOfForm(props)
  return fault === null ? null : <Said fault={fault} />
}

interface SaidProps {
  readonly fault: AccountFault
  readonly id?: string
}

function Said({ fault, id }: SaidProps) {
  const { language, t } = usePortal()
  return (
    <p className={faultStyle} {...(id === undefined ? {} : { id })} role="alert">
      {said(fault, language) ?? t('settings.failed')}
    </p>
  )
}

/** null where it is another form, or one of another thing, that something is wrong with. */
function faultOfForm({ content: { fault }, action, about }: FaultNoticeProps): AccountFault | null {
  return fault?.form !== action || (about !== undefined && fault.typed !== about) ? null : fault.said
}

/** What is wrong with a field of a form; null where all is well. */
export const faultAt = (form: FaultNoticeProps, field: SettingsField): AccountFault | null =>
  form.content.fault?.field === field ? faultOfForm(form) : null

/** null for what has no words of its own. */
const said = (fault: AccountFault, language: UiLanguage): string | null => {
  if (fault.kind === 'words') return fault.words
  const { message } = fault
  return message === 'getDataErrorMessage' ? null : faultWords[language][message]
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'id' | 'name'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly note?: string
  /** What is wrong with it; null or absent where all is well. */
  readonly fault?: AccountFault | null
}

/** A field with its label, and below it a note and what is wrong (C8.4). */
export function Field({ id, name, label: text, note, fault = null, ...input }: FieldProps) {
  const describedBy = [
    ...(note === undefined ? [] : [`${id}-hint`]),
    ...(fault === null ? [] : [`${id}-fault`]),
  ]
  return (
    <div className={styles.line}>
      <label className={label} htmlFor={id}>
        {text}
      </label>
      <input
        className={field}
        id={id}
        name={name}
        required
        aria-invalid={fault !== null}
        {...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') })}
        {...input}
      />
      {note === undefined ? null : (
        <p className={hint} id={`${id}-hint`}>
          {note}
        </p>
      )}
      {fault === null ? null : <Said fault={fault} id={`${id}-fault`} />}
    </div>
  )
}
