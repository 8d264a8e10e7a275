import { typedPart } from '@xuekan/core/search'
import { Icon } from '../Icon.tsx'
import * as styles from './popup.css.ts'

interface Props {
  readonly id: string
  readonly text: string
  /** Stands quietly behind it; '' for nothing. */
  readonly other: string
  /** What the reader has typed of it; '' for a search of before. */
  readonly typed: string
  readonly isActive: boolean
  /** The id of what says what it is. */
  readonly describedBy?: string
}

/**
 * A search that can be made at once, by the keys and the pointer of its box. What would be added to the typed part
 * stands out.
 */
export function Option({ id, text, other, typed, isActive, describedBy }: Props) {
  const { start, end } = typedPart(text, typed)
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={describedBy}
      className={isActive ? styles.activeOption : styles.option}
    >
      <span className={styles.sign}>
        <Icon name={typed === '' ? 'clock' : 'search'} small />
      </span>
      <span className={styles.words}>
        {start === 0 ? null : <b className={styles.added}>{text.slice(0, start)}</b>}
        {text.slice(start, end)}
        {end === 0 ? text : <b className={styles.added}>{text.slice(end)}</b>}
        {other === '' ? null : <span className={styles.other}> {other}</span>}
      </span>
    </div>
  )
}
