import { languageShown, localise, type LocalizedText } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { sectionHead } from '../controls.css.ts'
import * as styles from './media.css.ts'

/** What begins at a time of a sound or a film, in milliseconds. */
export interface TimedLine {
  readonly begin: number
  readonly text: LocalizedText
}

interface Props {
  readonly title: string
  readonly hint?: string
  readonly lines: readonly TimedLine[]
  /** Which is played; -1 for none. */
  readonly current: number
  readonly hrefOf: (line: TimedLine) => string
  readonly timeOf: (line: TimedLine) => string
  readonly onPlay: (line: TimedLine) => void
}

/** Lines that each play from their time, such as a transcript or chapters; nothing where there are none. */
export function TimedList({ title, hint, lines, current, hrefOf, timeOf, onPlay }: Props) {
  const { language } = usePortal()
  if (lines.length === 0) return null
  return (
    <section className={styles.transcript}>
      <div className={sectionHead}>
        <h2>{title}</h2>
        {hint === undefined ? null : <small>{hint}</small>}
      </div>
      <ol>
        {lines.map((line, at) => (
          <li key={`${at} ${line.begin}`} aria-current={at === current ? true : undefined}>
            <a
              href={hrefOf(line)}
              onClick={(event) => {
                event.preventDefault()
                onPlay(line)
              }}
            >
              <time dateTime={`PT${line.begin / 1000}S`}>{timeOf(line)}</time>{' '}
              <span lang={languageShown(line.text, language)}>{localise(line.text, language)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
