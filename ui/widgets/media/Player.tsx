import { localise, type MediaContent, uiLanguages } from '@xuekan/core'
import { cueAt, mediaTime } from '@xuekan/core/content'
import { useId, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { Transcript } from './Transcript.tsx'
import * as styles from './media.css.ts'

const speeds = [0.75, 1, 1.25, 1.5, 2] as const

interface Props {
  readonly content: MediaContent
  /** What stands between the player and the transcript. */
  readonly children: ReactNode
}

/**
 * A sound or a film in the browser's own player, with captions, and its transcript, whose lines play from where they
 * are spoken. Without scripts a line opens the file at its time.
 */
export function Player({ content: { item, cues, captionUrls }, children }: Props) {
  const { language, t } = usePortal()
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [current, setCurrent] = useState(-1)
  const speedId = useId()
  const isLive = useHydrated()
  const tracks = uiLanguages.map((each) =>
    captionUrls[each] === '' ? null : (
      <track
        key={each}
        kind="captions"
        src={captionUrls[each]}
        srcLang={each}
        label={t(`language.${each}`)}
        default={each === language}
      />
    ),
  )
  const Element = item.kind
  const isVideo = item.kind === 'video'
  const playFrom = (milliseconds: number): void => {
    const element = player.current
    if (element === null) return
    element.currentTime = milliseconds / 1000
    void element.play().catch(() => undefined)
  }
  return (
    <>
      <div className={isVideo ? styles.film : styles.sound}>
        {isVideo || item.posterUrl === '' ? null : (
          <img src={item.posterUrl} alt="" width={816} height={306} />
        )}
        <Element
          ref={player}
          controls
          preload="metadata"
          src={item.playUrl}
          aria-label={localise(item.title, language)}
          onTimeUpdate={() => setCurrent(cueAt(cues, player.current?.currentTime ?? 0))}
          {...(isVideo ? { width: 816, height: 459 } : {})}
          {...(isVideo && item.posterUrl !== '' ? { poster: item.posterUrl } : {})}
        >
          {tracks}
          {t('media.unplayable')}
        </Element>
      </div>
      {isLive ? (
        <p className={styles.speed}>
          <label htmlFor={speedId}>{t('media.speed')}</label>
          <select
            id={speedId}
            defaultValue={1}
            onChange={({ target }) => {
              if (player.current !== null) player.current.playbackRate = Number(target.value)
            }}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {children}
      <Transcript
        cues={cues}
        current={current}
        hrefOf={({ begin }) => `${item.playUrl}#t=${begin / 1000}`}
        timeOf={({ begin }) => mediaTime(begin / 1000)}
        onPlay={({ begin }) => playFrom(begin)}
      />
    </>
  )
}
