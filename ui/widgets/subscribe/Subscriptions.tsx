import { localise, type UiLanguage } from '@xuekan/core'
import type { JournalSubscription } from '@xuekan/core/member'
import type { ReactNode } from 'react'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { subscribeWords } from '../../locales/subscribe-words.ts'
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
  const words = subscribeWords[language]
  const action = useHrefs().here({ page: 'emailSubscribe', language })
  if (list.length === 0) return none
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{words.mine}</h2>
      <ul>
        {list.map(({ siteId, title, since }) => (
          <li key={siteId} className={styles.row}>
            <div className={styles.name}>
              <p>{localise(title, language)}</p>
              <p className={styles.since}>{words.since.replace('{{date}}', formatDate(since, language))}</p>
            </div>
            <form method="post" action={action}>
              <input type="hidden" name="site" value={siteId} />
              <button
                className={button}
                type="submit"
                name="action"
                value="unsubscribe"
                aria-label={words['unsubscribe.from'].replace('{{name}}', localise(title, language))}
              >
                {words.unsubscribe}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
