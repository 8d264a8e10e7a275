import type { citationForms } from '@xuekan/core/citation'
import { useId } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { basketWords } from '../../locales/basket-words.ts'
import { unseen } from '../controls.css.ts'
import * as styles from './basket-dialog.css.ts'

type Form = (typeof citationForms)[number]

interface Props {
  readonly forms: readonly Form[]
  readonly chosen: Form
  readonly onChoose: (form: Form) => void
}

/** The language of citations: one, or both. */
export function LanguageForms({ forms, chosen, onChoose }: Props) {
  const { language } = usePortal()
  const name = useId()
  return (
    <fieldset className={styles.forms}>
      <legend className={unseen}>{basketWords[language].form}</legend>
      {forms.map((form) => (
        <label key={form} className={styles.form} lang={form === 'both' ? undefined : form}>
          <input type="radio" name={name} checked={form === chosen} onChange={() => onChoose(form)} />
          <span>{basketWords[language][`form.${form}`]}</span>
        </label>
      ))}
    </fieldset>
  )
}
