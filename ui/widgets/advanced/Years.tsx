import { advancedFormKeys, validateYears, type FacetValue } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { YearBars } from '../results/YearBars.tsx'
import * as styles from './advanced.css.ts'
import { fieldId, type FormProps } from './form-props.ts'
import { Wrong } from './Wrong.tsx'

/** The years of publication, beside how many articles each has (C2.30). */
export function Years({
  model,
  state: { form, errors },
  values,
}: FormProps & { readonly values: readonly FacetValue[] }) {
  const { t } = usePortal()
  const error = errors.find(({ kind }) => kind === 'years')
  const wrong = error?.kind === 'years' ? error.error : null
  const range = validateYears(form.from, form.to)
  const errorId = fieldId('wrong-years')
  return (
    <div role="group" aria-labelledby={fieldId('published')} className={styles.published}>
      <span id={fieldId('published')} className={styles.publishedName}>
        {t('advanced.published')}
      </span>
      <YearBars values={values} {...(range.ok ? { range: range.value } : {})} />
      <div className={styles.years}>
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="text"
            id={fieldId(end)}
            className={`${styles.year} ${wrong === null ? '' : styles.wrong}`}
            name={advancedFormKeys[end]}
            value={form[end]}
            inputMode="numeric"
            maxLength={Math.max(4, form[end].length)}
            aria-label={t(`advanced.${end}`)}
            aria-invalid={wrong !== null || undefined}
            aria-describedby={wrong === null ? undefined : errorId}
            placeholder={t(`advanced.${end}`)}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => model.setYears({ [end]: value })}
          />
        ))}
      </div>
      <Wrong
        id={errorId}
        className={styles.rowError}
        text={wrong === null ? null : t(`advanced.error.years.${wrong}`)}
      />
    </div>
  )
}
