import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { unseen } from '../controls.css.ts'
import { Slide } from './Slide.tsx'
import { SlideControls } from './SlideControls.tsx'
import * as styles from './top-news.css.ts'
import { useNthOf } from './use-nth-of.ts'
import { useStrip } from './use-strip.ts'

/**
 * The top news above the header (C2.39, C9.8): a strip of pictures that moves when the reader swipes, presses an arrow
 * or a button, and never by itself. Without scripts it is its first picture.
 */
export function TopNews() {
  const { topNews, t } = usePortal()
  const { news, current } = useBehavior(topNews.state$)
  const [moved, setMoved] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const follow = useStrip(strip, current, (index) => {
    setMoved(true)
    topNews.goTo(index)
  })
  const nthOf = useNthOf()
  const several = news.length > 1
  const shown = news[current]
  if (shown === undefined) return null

  const step = (by: 1 | -1): void => {
    setMoved(true)
    // the slide that holds the focus is about to leave
    if (strip.current?.contains(document.activeElement)) strip.current.focus({ preventScroll: true })
    if (by === 1) topNews.next()
    else topNews.previous()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <section
      className={styles.region}
      aria-roledescription={several ? t('topNews.carousel') : undefined}
      aria-label={t('topNews.label')}
    >
      <div
        ref={strip}
        className={styles.strip}
        {...(several
          ? { tabIndex: 0, role: 'group', 'aria-label': t('topNews.pictures'), onKeyDown, ...follow }
          : {})}
      >
        {news.map((one, index) => (
          <Slide
            key={one.id}
            news={one}
            first={index === 0}
            label={several ? nthOf(news, index) : null}
            away={index !== current}
          />
        ))}
      </div>
      <SlideControls
        count={news.length}
        current={current}
        onStep={several ? step : null}
        onKeyDown={onKeyDown}
        onDismiss={topNews.dismiss}
      />
      {several ? (
        <p className={unseen} role="status">
          {moved ? nthOf(news, current) : ''}
        </p>
      ) : null}
    </section>
  )
}
