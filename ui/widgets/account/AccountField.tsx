import type { AccountContent } from '@xuekan/core/page'
import type { AccountField as FieldName } from '@xuekan/core/member'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Fault } from './Fault.tsx'
import * as styles from './account.css.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'name' | 'content'> {
  readonly name: Exclude<FieldName, 'form' | 'agreement'>
  readonly label: string
  readonly content: AccountContent
  readonly hint?: string
  /** Stands beside the label. */
  readonly beside?: ReactNode
}

/** A field with its label above and what is wrong with it below (C8.4). */
export function AccountField({ name, label, content, hint, beside, ...input }: Props) {
  const { [name]: fault } = content.faults
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-fault`]
  const describedBy = described.filter((id) => id !== '').join(' ')
  return (
    <div className={styles.line}>
      <div className={styles.labels}>
        <label className={styles.label} htmlFor={name}>
          {label}
        </label>{' '}
        {beside}
      </div>
      <input
        className={name === 'code' ? styles.code : styles.field}
        id={name}
        name={name}
        aria-invalid={fault !== undefined}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        {...input}
      />
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Fault fault={fault} id={`${name}-fault`} language={content.language} />
    </div>
  )
}
