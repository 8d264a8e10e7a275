import type { UiLanguage } from '@xuekan/core'
import { loadNoticeMessages } from '../../locales/load-notice-messages.ts'

/** What shows the messages that pass, and their words. */
export async function loadToasts(language: UiLanguage) {
  const [{ ToastRegion }, { PauseOnHover }, messages] = await Promise.all([
    import('./ToastRegion.tsx'),
    import('./PauseOnHover.tsx'),
    loadNoticeMessages(language),
  ])
  return { ToastRegion, PauseOnHover, messages }
}

/** The message that waits to be confirmed, and its words. */
export async function loadNoticeAlert(language: UiLanguage) {
  const [{ NoticeAlert }, messages] = await Promise.all([
    import('./NoticeAlert.tsx'),
    loadNoticeMessages(language),
  ])
  return { NoticeAlert, messages }
}
