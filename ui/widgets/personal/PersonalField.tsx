import type { PersonalContent } from '@xuekan/core/page'
import type { PersonalField as FieldName } from '@xuekan/core/member'
import type { InputHTMLAttributes } from 'react'
import { Fault } from '../account/Fault.tsx'
import { field, hint as hintStyle, label as labelStyle } from '../account/account.css.ts'
import * as styles from './personal.css.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'name' | 'content'> {
  readonly name: string
  readonly label: string
  readonly content: PersonalContent
  /** Under which name something is said of it; absent where nothing can be wrong. */
  readonly faultName?: FieldName
  readonly hint?: string
  readonly across?: boolean
}

/** A field of the personal centre with its label above and what is wrong with it below (C8.4). */
export function PersonalField({ name, label, content, faultName, hint, across = false, ...input }: Props) {
  const fault = faultName === undefined ? undefined : content.faults[faultName]
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-fault`]
  const describedBy = described.filter((id) => id !== '').join(' ')
  return (
    <div className={across ? `${styles.line} ${styles.acrossFields}` : styles.line}>
      <label className={labelStyle} htmlFor={name}>
        {label}
      </label>
      <input
        className={field}
        id={name}
        name={name}
        aria-invalid={fault !== undefined}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        {...input}
      />
      {hint === undefined ? null : (
        <p className={hintStyle} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Fault fault={fault} id={`${name}-fault`} language={content.language} />
    </div>
  )
}
