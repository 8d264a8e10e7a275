import { localise, type Localized, uiLanguages } from '@xuekan/core'
import {
  chapterAt,
  cueAt,
  mediaTime,
  playbackSpeeds,
  readSpeed,
  timeFragment,
  timeInFragment,
  usualSpeed,
} from '@xuekan/core/content'
import type { MediaContent } from '@xuekan/core/page'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { CopyButton } from '../article/CopyButton.tsx'
import { button } from '../controls.css.ts'
import { TimedList, type TimedLine } from './TimedList.tsx'
import * as styles from './media.css.ts'
import { useCaptions } from './use-captions.ts'
import { usePlayback } from './use-playback.ts'

interface Props {
  readonly content: MediaContent
  /** What stands between the player and its lines. */
  readonly children: ReactNode
}

/**
 * A sound or a film in the browser's own player, with captions, its chapters and its transcript, whose lines play from
 * where they begin. Without scripts a line opens the file at its time. An address that ends in a time is opened there.
 */
export function Player({ content: { item, cues, chapters, captionUrls, chapterUrls }, children }: Props) {
  const { links$, language, t } = usePortal()
  const hrefs = useHrefs()
  const { origin } = useBehavior(links$).host
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [current, setCurrent] = useState({ cue: -1, chapter: -1 })
  const tracksOf = (kind: 'captions' | 'chapters', urls: Localized<string>) =>
    uiLanguages.map((each) =>
      urls[each] === '' ? null : (
        <track
          key={kind + each}
          kind={kind}
          src={urls[each]}
          srcLang={each}
          label={t(`language.${each}`)}
          default={each === language}
        />
      ),
    )
  useEffect(() => {
    const lookAtAddress = (): void => {
      const at = timeInFragment(document.location.hash)
      if (at !== null && player.current !== null) player.current.currentTime = at
    }
    lookAtAddress()
    window.addEventListener('hashchange', lookAtAddress)
    return () => window.removeEventListener('hashchange', lookAtAddress)
  }, [])
  const [chosen, choose] = usePlayback('speed')
  const speed = chosen ?? usualSpeed
  useCaptions(player, captionUrls, language)
  useEffect(() => {
    const element = player.current
    if (element === null) return
    // the first for the file that comes next
    element.defaultPlaybackRate = speed
    element.playbackRate = speed
  }, [speed])
  const linkHere = (): string =>
    origin +
    hrefs.destination({ page: item.kind, language, siteId: null, mediaId: item.id }) +
    timeFragment(player.current?.currentTime ?? 0)
  const Element = item.kind
  const isVideo = item.kind === 'video'
  const playFrom = (milliseconds: number): void => {
    const element = player.current
    if (element === null) return
    element.currentTime = milliseconds / 1000
    void element.play().catch(() => undefined)
  }
  const timed = {
    hrefOf: ({ begin }: TimedLine) => `${item.playUrl}#t=${begin / 1000}`,
    timeOf: ({ begin }: TimedLine) => mediaTime(begin / 1000),
    onPlay: ({ begin }: TimedLine) => playFrom(begin),
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
          onTimeUpdate={() => {
            const now = player.current?.currentTime ?? 0
            const [cue, chapter] = [cueAt(cues, now), chapterAt(chapters, now)]
            setCurrent((former) =>
              former.cue === cue && former.chapter === chapter ? former : { cue, chapter },
            )
          }}
          {...(isVideo ? { width: 816, height: 459 } : {})}
          {...(isVideo && item.posterUrl !== '' ? { poster: item.posterUrl } : {})}
        >
          {tracksOf('captions', captionUrls)}
          {tracksOf('chapters', chapterUrls)}
          {t('media.unplayable')}
        </Element>
      </div>
      <p className={styles.speed}>
        <label htmlFor="speed">{t('media.speed')}</label>
        <select
          id="speed"
          value={speed}
          onChange={({ target }) => choose(readSpeed(target.value) ?? usualSpeed)}
        >
          {playbackSpeeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <CopyButton text={linkHere} label={t('media.linkHere')} icon="copy" className={button} />
      </p>
      {children}
      <TimedList
        title={t('media.chapters')}
        lines={chapters.map(({ begin, title }) => ({ begin, text: title }))}
        current={current.chapter}
        {...timed}
      />
      <TimedList
        title={t('media.transcript')}
        hint={t('media.transcriptHint')}
        lines={cues}
        current={current.cue}
        {...timed}
      />
    </>
  )
}
