import type { ReactNode } from 'react'
import { Highlighted } from '../text/Highlighted.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './thing-hit.css.ts'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly title: ReactNode
  readonly facts: readonly string[]
  readonly text: string
  readonly words: readonly string[]
  /** '' for none. */
  readonly pictureUrl: string
  /** Said on the picture, such as how long a film is. */
  readonly onPicture?: string
}

/** One thing that was found: its picture where it has one, its name, what it is, and how it begins. */
export function ThingHit({ title, facts, text, words, pictureUrl, onPicture = '' }: Props) {
  const { broken, watch } = useBroken(pictureUrl)
  const pictured = pictureUrl !== '' && !broken
  const known = facts.filter((fact) => fact !== '')
  return (
    <li className={pictured ? styles.pictured : styles.hit}>
      {pictured ? (
        <div className={styles.frame}>
          <img
            {...watch}
            className={styles.picture}
            src={pictureUrl}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            decoding="async"
          />
          {onPicture === '' ? null : <span className={styles.label}>{onPicture}</span>}
        </div>
      ) : null}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {spaced(known.map((fact, at) => <span key={at}>{fact}</span>))}
          {pictured || onPicture === '' ? null : <span>{onPicture}</span>}
        </p>
        {text === '' ? null : (
          <p className={styles.text}>
            <Highlighted text={text} words={words} />
          </p>
        )}
      </div>
    </li>
  )
}
