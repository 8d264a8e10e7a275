import type { AdvancedSearchModel } from '@xuekan/core/page'
import { emptySearchQuery, type AdvancedFormError, type FacetValue } from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { unseen, wrap } from '../controls.css.ts'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import * as styles from './advanced.css.ts'
import { Entries } from './Entries.tsx'
import { fieldId, focusField } from './form-props.ts'
import { Preview } from './Preview.tsx'
import { Years } from './Years.tsx'

const formId = 'advanced-form'

interface Props {
  readonly model: AdvancedSearchModel
  readonly years: readonly FacetValue[]
}

/** The form of the advanced search, which needs no scripts: each of its buttons sends it (C2.30, C5.2). */
export function AdvancedForm({ model, years }: Props) {
  const { language, notices, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const state = useBehavior(model.form$)
  const address = hrefs.here({ page: 'advancedSearch', language, type: 'article', query: emptySearchQuery })
  const { action, carried } = formTarget(address, [])
  const submit = (): void => {
    const way = model.submit()
    if (way !== null) {
      // the way back from what is found leads to the form as it was filled in
      navigate(hrefs.here(way.form), { replace: true })
      navigate(hrefs.here(way.found))
      return
    }
    const [first] = model.form$.value.errors
    if (first?.kind === 'searchPromptEmpty') notices.notify('searchPromptEmpty')
    else if (first !== undefined) focusField(fieldOf(first))
  }
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <h1 className={styles.title}>{t('advanced.title')}</h1>
        <p className={styles.lead}>{t('advanced.lead')}</p>
        <form
          id={formId}
          action={action}
          method="get"
          role="search"
          aria-label={t('advanced.title')}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {/* Enter presses the first button of a form, which has to be this one */}
          <button type="submit" className={unseen} tabIndex={-1} aria-hidden="true">
            {t('advanced.search')}
          </button>
          <CarriedValues values={carried} />
          <div className={styles.rows} role="group" aria-label={t('advanced.rows')}>
            <Entries model={model} state={state} path={[]} entries={state.form.entries} />
          </div>
          <p className={styles.keys}>{t('advanced.keys')}</p>
          <Years model={model} state={state} values={years} />
        </form>
      </div>
      <Preview model={model} state={state} address={address} formId={formId} onSubmit={submit} />
    </div>
  )
}

/** The field that an error is about. */
function fieldOf(error: AdvancedFormError): string {
  switch (error.kind) {
    case 'termTooLong':
      return fieldId('words', error.path)
    case 'years':
      return fieldId('from')
    case 'text':
      return fieldId('text')
    case 'searchPromptEmpty':
      return fieldId('words', [0])
  }
}
