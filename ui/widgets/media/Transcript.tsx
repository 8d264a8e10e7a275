import { languageShown, localise } from '@xuekan/core'
import type { Cue } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { sectionHead } from '../controls.css.ts'
import * as styles from './media.css.ts'

interface Props {
  readonly cues: readonly Cue[]
  /** Which is spoken; -1 for none. */
  readonly current: number
  readonly hrefOf: (cue: Cue) => string
  readonly timeOf: (cue: Cue) => string
  readonly onPlay: (cue: Cue) => void
}

/** What is said, line by line; nothing where nobody has written it down. */
export function Transcript({ cues, current, hrefOf, timeOf, onPlay }: Props) {
  const { language, t } = usePortal()
  if (cues.length === 0) return null
  return (
    <section className={styles.transcript}>
      <div className={sectionHead}>
        <h2>{t('media.transcript')}</h2>
        <small>{t('media.transcriptHint')}</small>
      </div>
      <ol>
        {cues.map((cue, at) => (
          <li key={cue.begin} aria-current={at === current ? true : undefined}>
            <a
              href={hrefOf(cue)}
              onClick={(event) => {
                event.preventDefault()
                onPlay(cue)
              }}
            >
              <time>{timeOf(cue)}</time>
              <span lang={languageShown(cue.text, language)}>{localise(cue.text, language)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
