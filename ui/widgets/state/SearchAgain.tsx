import { emptySearchQuery, searchAddressKeys } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { missingWords } from '../../locales/missing-words.ts'
import { Icon } from '../Icon.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { box, go } from '../search/search-box.css.ts'
import * as styles from './unknown.css.ts'

/** A search that begins with what was asked for and is not there; the form itself leads to the results. */
export function SearchAgain({ asked }: { readonly asked: string }) {
  const { language } = usePortal()
  const words = missingWords[language]
  const { action, carried } = formTarget(useHrefs().searchHere(emptySearchQuery), [])
  return (
    <form className={styles.search} role="search" aria-label={words.again} action={action} method="get">
      <label htmlFor="asked-again">{words.again}</label>{' '}
      <span className={box}>
        <input id="asked-again" type="search" name={searchAddressKeys.term} defaultValue={asked} />
        <CarriedValues values={carried} />
        <button type="submit" className={go} aria-label={words.find}>
          <Icon name="search" />
        </button>
      </span>
    </form>
  )
}
