import { localise, type UiLanguage } from '@xuekan/core'
import type { JournalSubscription } from '@xuekan/core/member'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { button } from '../controls.css.ts'
import * as styles from './subscribe.css.ts'

interface Props {
  /** What is shown where there are none; nothing without it. */
  readonly none?: ReactNode
  readonly list: readonly JournalSubscription[]
  readonly language: UiLanguage
}

/** Every journal of the portal that the member hears of by mail, each to be left; where there is none, what leads to them (C7.12). */
export function Subscriptions({ list, language, none = null }: Props) {
  const { t } = usePortal()
  const action = useHrefs().here({ page: 'emailSubscribe', language })
  if (list.length === 0) return none
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{t('subscribe.mine')}</h2>
      <ul>
        {list.map(({ siteId, title, since }) => (
          <li key={siteId} className={styles.row}>
            <div className={styles.name}>
              <p>{localise(title, language)}</p>
              <p className={styles.since}>{t('subscribe.since', { date: formatDate(since, language) })}</p>
            </div>
            <form method="post" action={action}>
              <input type="hidden" name="site" value={siteId} />
              <button
                className={button}
                type="submit"
                name="action"
                value="unsubscribe"
                aria-label={t('subscribe.unsubscribe.from', { name: localise(title, language) })}
              >
                {t('subscribe.unsubscribe')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
