import type { RecentSearchesModel } from '@xuekan/core/search'
import { useRef, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { searchHelpWords } from '../../locales/search-help-words.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './popup.css.ts'

interface Props {
  readonly headId: string
  readonly model: RecentSearchesModel
  readonly toField: () => void
  /** Says aloud what was taken away. */
  readonly say: (words: string) => void
  /** The list of the searches. */
  readonly children: ReactNode
}

/** The latest searches, which stay on this device; one or all of them can be taken away (C3.19). */
export function Recent({ headId, model, toField, say, children }: Props) {
  const words = searchHelpWords[usePortal().language]
  const terms = useBehavior(model.state$)
  const removes = useRef<HTMLUListElement>(null)
  const remove = (term: string, place: number): void => {
    const hadFocus = removes.current?.contains(document.activeElement) ?? false
    const buttons = [...(removes.current?.querySelectorAll('button') ?? [])]
    model.remove(term)
    say(words.removed(term))
    if (!hadFocus) return
    const next = buttons[place + 1] ?? buttons[place - 1]
    if (next === undefined) toField()
    else next.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <p id={headId} className={styles.heading}>
          {words.recent} <span className={styles.here}>{words.here}</span>
        </p>
        <button
          type="button"
          className={styles.erase}
          onClick={() => {
            toField()
            model.clear()
            say(words.erased)
          }}
        >
          {words.erase}
        </button>
      </div>
      <div className={styles.recent}>
        {children}
        <ul ref={removes}>
          {terms.map((term, place) => (
            <li key={term}>
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(term)}
                onClick={() => remove(term, place)}
              >
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
