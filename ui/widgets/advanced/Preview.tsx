import {
  areRowsShown,
  searchAddressKeys,
  searchOfForm,
  textOfForm,
  totalLabel,
  type AdvancedFormError,
} from '@xuekan/core/search'
import type { KeyboardEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { button, buttonPrimary } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import * as styles from './advanced.css.ts'
import { fieldId, type FormProps } from './form-props.ts'
import { Sentence } from './Sentence.tsx'
import { Wrong } from './Wrong.tsx'

interface Props extends FormProps {
  /** The empty form. */
  readonly address: string
  /** The form of the rows, which the button sends too. */
  readonly formId: string
  readonly onSubmit: () => void
}

/** The same search in words and as text, which can be written too; and how many articles it would find (C2.30). */
export function Preview({ model, state, address, formId, onSubmit }: Props) {
  const { language, t } = usePortal()
  const { form, errors, total } = state
  const search = searchOfForm(form)
  const textError = errors.find(({ kind }) => kind === 'text')
  const wrong = textError?.kind === 'text' ? textError.error : null
  const errorId = fieldId('wrong-text')
  const { action, carried } = formTarget(address, [searchAddressKeys.term])
  const known = total === null ? null : totalLabel(total)
  const shown = known === null ? '' : formatNumber(known.count, language)
  const submitOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <aside className={styles.aside} aria-label={t('advanced.inWords')}>
      <h2>{t('advanced.inWords')}</h2>
      {search.ok ? (
        <Sentence query={search.value} />
      ) : (
        <p className={styles.sentence}>
          {t(isEmpty(search.error) ? 'advanced.nothingYet' : 'advanced.notYet')}
        </p>
      )}
      <h2>
        <label htmlFor={fieldId('text')}>{t('advanced.asText')}</label>
      </h2>
      <form
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <textarea
          id={fieldId('text')}
          className={`${styles.text} ${wrong === null ? '' : styles.wrong}`}
          name={searchAddressKeys.term}
          value={textOfForm(form)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : errorId}
          onKeyDown={submitOnEnter}
          onChange={({ currentTarget: { value } }) => model.setText(value)}
        />
        <Wrong
          id={errorId}
          text={wrong === null ? null : t(`advanced.error.text.${wrong.kind}`, { at: wrong.at + 1 })}
        />
        <p className={styles.hint}>
          {t(wrong === null && !areRowsShown(form) && search.ok ? 'advanced.textOnly' : 'advanced.textHint')}
        </p>
        <CarriedValues values={carried} />
        <button type="submit" className={`${button} ${styles.byText}`}>
          {t('advanced.byText')}
        </button>
      </form>
      <p className={styles.count} role="status">
        {known === null
          ? ''
          : known.more
            ? t('results.countOver', { shown })
            : t('results.count', { count: known.count, shown })}
      </p>
      <Wrong
        id={fieldId('wrong-all')}
        text={isEmpty(errors) ? t('advanced.error.searchPromptEmpty') : null}
      />
      <button type="submit" form={formId} className={`${buttonPrimary} ${styles.go}`}>
        {t('advanced.search')}
      </button>
      <p className={styles.below}>
        <PortalLink className={styles.textButton} href={address} onClick={model.clear}>
          {t('advanced.clear')}
        </PortalLink>
      </p>
    </aside>
  )
}

const isEmpty = (errors: readonly AdvancedFormError[]): boolean =>
  errors.some(({ kind }) => kind === 'searchPromptEmpty')
