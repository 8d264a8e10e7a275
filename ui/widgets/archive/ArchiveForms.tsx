import { emptySearchQuery, searchAddressKeys, searchTermLimits } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { button, field } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { box, go } from '../search/search-box.css.ts'
import * as styles from './archive.css.ts'

/** A search within the journal, and the way to an issue by its year and number: forms that need no scripts. */
export function ArchiveForms({ newest }: { readonly newest: number | undefined }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const search = formTarget(hrefs.searchHere(emptySearchQuery), [searchAddressKeys.term])
  return (
    <>
      <form
        className={`${box} ${styles.search}`}
        role="search"
        action={search.action}
        method="get"
        aria-label={t('archive.search')}
      >
        <input
          type="search"
          name={searchAddressKeys.term}
          maxLength={searchTermLimits.normal}
          aria-label={t('archive.search')}
          placeholder={t('archive.search')}
          autoComplete="off"
          required
        />
        <CarriedValues values={search.carried} />
        <button type="submit" className={go} aria-label={t('search.label')}>
          <Icon name="search" />
        </button>
      </form>
      <form className={styles.goTo} action="/academic" method="get">
        <CarriedValues
          values={[
            ['type', 'backissue'],
            ['lang', language],
          ]}
        />
        <label>
          {t('archive.goToYear')}
          <input
            className={field}
            name="year"
            type="number"
            min={1}
            max={9999}
            defaultValue={newest}
            required
          />
        </label>{' '}
        <label>
          {t('archive.goToIssue')}
          <input className={field} name="issue" type="text" maxLength={12} />
        </label>{' '}
        <button type="submit" className={button}>
          {t('pager.go')}
        </button>
      </form>
    </>
  )
}
