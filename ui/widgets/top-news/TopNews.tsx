import { localise } from '@xuekan/core'
import type { TopNews } from '@xuekan/core/site'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type UIEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { unseen } from '../controls.css.ts'
import { Slide } from './Slide.tsx'
import { SlideControls } from './SlideControls.tsx'
import * as styles from './top-news.css.ts'

/**
 * The top news above the header (C2.39, C9.8): a strip of pictures that moves when the reader swipes, presses an arrow
 * or a button, and never by itself. On phones and beyond the home page it is one line, which opens. Without scripts it is
 * the first of them.
 */
export function TopNews({ home }: { readonly home: boolean }) {
  const { topNews, t } = usePortal()
  const { news, current } = useBehavior(topNews.state$)
  const opened = useBehavior(topNews.opened$)
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
      data-home={home}
      data-opened={opened}
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
            early={home && index === 0}
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
        opened={opened}
        onToggle={topNews.toggle}
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

/** How a screen reader names a slide: '2 of 3: title'. */
function useNthOf(): (news: readonly TopNews[], index: number) => string {
  const { language, t } = usePortal()
  return (news, index) =>
    t('topNews.nth', {
      shown: String(index + 1),
      of: String(news.length),
      title: localise(news[index]?.title ?? { zh: '', en: '' }, language) || t('topNews.untitled'),
    })
}

/** What the scrolled strip has to be told. */
interface StripEvents {
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  readonly onPointerDown: () => void
  readonly onWheel: () => void
}

const slideIn = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))

/**
 * Keeps a strip that is scrolled from slide to slide in step with the slide that is current: what the reader swipes to
 * becomes current, and what becomes current otherwise is scrolled to.
 */
function useStrip(
  strip: RefObject<HTMLElement | null>,
  current: number,
  onSwiped: (index: number) => void,
): StripEvents {
  /** The slide on the way to which the strip scrolls by itself; null while the reader holds it. */
  const bound = useRef<number | null>(null)
  useEffect(() => {
    const element = strip.current
    if (element === null || (bound.current === null && slideIn(element) === current)) return
    bound.current = current
    element.scrollTo({ left: current * element.clientWidth })
  }, [strip, current])
  const release = (): void => {
    bound.current = null
  }
  return {
    onScroll: ({ currentTarget }) => {
      const at = slideIn(currentTarget)
      if (bound.current === null) {
        if (at !== current) onSwiped(at)
      } else if (Math.abs(currentTarget.scrollLeft - bound.current * currentTarget.clientWidth) < 2) release()
    },
    onPointerDown: release,
    onWheel: release,
  }
}
