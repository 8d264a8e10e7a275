import type { UiLanguage, Notice } from '@xuekan/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useLazy } from '../../binding/use-lazy.ts'
import { whenTouched } from '../../binding/when-touched.ts'
import { loadNoticeMessages } from '../../locales/load-notice-messages.ts'
import * as styles from './notices.css.ts'

/**
 * What the reader is told beside the page (section 8). The regions that are read aloud are there from the start, so
 * that what comes into them is heard: errors at once, the rest when there is a pause. What fills them comes ahead of
 * the first message, since without a network it could not.
 */
export function Notices() {
  const { headerFixed$, language, notices } = usePortal()
  const shown = useBehavior(notices.notices$)
  const fixed = useBehavior(headerFixed$)
  const [edge, setEdge] = useState<styles.Edge>('near')
  const stack = useRef<HTMLDivElement>(null)
  const [toasts, wantToasts] = useLazy(
    useCallback(() => loadToasts(language), [language]),
    nothing,
  )
  const [alerts, wantAlerts] = useLazy(
    useCallback(() => loadNoticeAlert(language), [language]),
    nothing,
  )
  const alert = shown.find(isAlert)
  const others = shown.filter((notice) => !isAlert(notice))
  useEffect(() => whenTouched(signs, wantToasts), [wantToasts])
  useEffect(() => {
    if (others.length > 0) wantToasts()
    if (alert !== undefined) wantAlerts()
  }, [others.length, alert, wantToasts, wantAlerts])
  const { ToastRegion, PauseOnHover, messages } = toasts?.value ?? {}
  const loadedAlert = alerts?.value
  const toastRegionOf = (urgent: boolean) =>
    ToastRegion === undefined || messages === undefined ? null : (
      <ToastRegion notices={others.filter(({ tone }) => (tone === 'error') === urgent)} messages={messages} />
    )
  return (
    <div className={fixed ? styles.anchorBelowBar : styles.anchor}>
      <div ref={stack} className={styles.stack[edge]}>
        <div aria-live="assertive">{toastRegionOf(true)}</div>
        <div aria-live="polite">{toastRegionOf(false)}</div>
      </div>
      {PauseOnHover === undefined ? null : (
        <PauseOnHover stack={stack} notices={others} edge={edge} onEdge={setEdge} />
      )}
      {alert === undefined || loadedAlert === undefined ? null : (
        <loadedAlert.NoticeAlert key={alert.id} notice={alert} messages={loadedAlert.messages} />
      )}
    </div>
  )
}

const nothing = (): null => null
const isAlert = ({ place }: Notice): boolean => place === 'alert'

/** What shows the messages that pass, and their words. */
async function loadToasts(language: UiLanguage) {
  const [{ ToastRegion }, { PauseOnHover }, messages] = await Promise.all([
    import('./ToastRegion.tsx'),
    import('./PauseOnHover.tsx'),
    loadNoticeMessages(language),
  ])
  return { ToastRegion, PauseOnHover, messages }
}

/** The message that waits to be confirmed, and its words. */
async function loadNoticeAlert(language: UiLanguage) {
  const [{ NoticeAlert }, messages] = await Promise.all([
    import('./NoticeAlert.tsx'),
    loadNoticeMessages(language),
  ])
  return { NoticeAlert, messages }
}

const signs = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const
