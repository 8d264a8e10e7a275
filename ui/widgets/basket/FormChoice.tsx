import { citationForms, type BasketModel, type BasketState } from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { unseen } from '../controls.css.ts'
import * as styles from './basket-dialog.css.ts'

interface Props {
  readonly model: BasketModel
  readonly state: BasketState
}

/** The language of the citations: one, or both. */
export function FormChoice({ model, state }: Props) {
  const { t } = usePortal()
  return (
    <fieldset className={styles.forms}>
      <legend className={unseen}>{t('basket.form')}</legend>
      {citationForms.map((form) => (
        <label key={form} className={styles.form} lang={form === 'both' ? undefined : form}>
          <input
            type="radio"
            name="basket-form"
            checked={form === state.form}
            onChange={() => model.setForm(form)}
          />
          <span>{t(`basket.form.${form}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
