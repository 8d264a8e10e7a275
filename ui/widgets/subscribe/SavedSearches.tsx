import { localise, type UiLanguage } from '@xuekan/core'
import { printSavedSearch, savedName, type SavedSearch } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { formatDate } from '../../locales/format.ts'
import { button } from '../controls.css.ts'
import { Pace } from './Pace.tsx'
import { SearchInWords } from './SearchInWords.tsx'
import * as styles from './subscribe.css.ts'

interface Props {
  readonly list: readonly SavedSearch[]
  /** The address of the forms. */
  readonly action: string
  readonly language: UiLanguage
}

/** Every search that the member has saved, on whichever site: each with its pace, and to be dropped. */
export function SavedSearches({ list, action, language }: Props) {
  const { shell, t } = usePortal()
  if (list.length === 0) return null
  return (
    <section className={styles.mine} aria-labelledby="searches">
      <h2 id="searches">{t('alerts.search.mine')}</h2>
      <ul>
        {list.map((saved) => {
          const { id, search, siteId, title, pace, since } = saved
          const name = savedName(saved, language) || t('alerts.search.none')
          return (
            <li key={id} className={styles.row}>
              <SearchInWords
                search={search}
                name={name}
                site={localise(title, language)}
                language={language}
                note={t('subscribe.since', { date: formatDate(since, language) })}
                isHere={siteId === shell.site.id}
              />
              <form className={styles.controls} method="post" action={action}>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="site" value={siteId} />
                <input type="hidden" name="search" value={printSavedSearch(search)} />
                <Pace label={t('alerts.search.paceOf', { name })} pace={pace} />
                <button
                  className={button}
                  type="submit"
                  name="action"
                  value="saveSearch"
                  aria-label={t('alerts.search.changeOf', { name })}
                >
                  {t('alerts.search.change')}
                </button>{' '}
                <button
                  className={button}
                  type="submit"
                  name="action"
                  value="dropSearch"
                  aria-label={t('alerts.search.dropOf', { name })}
                >
                  {t('alerts.search.drop')}
                </button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
