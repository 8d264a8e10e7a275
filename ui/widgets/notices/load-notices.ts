import type { Language } from '@xuekan/core'
import { loadNoticeWords } from '../../locales/load-notice-words.ts'

/** What shows the messages that pass, and their words. */
export async function loadToasts(language: Language) {
  const [{ Lane }, { Keeper }, words] = await Promise.all([
    import('./Lane.tsx'),
    import('./Keeper.tsx'),
    loadNoticeWords(language),
  ])
  return { Lane, Keeper, words }
}

/** The message that waits to be confirmed, and its words. */
export async function loadNoticeAlert(language: Language) {
  const [{ NoticeAlert }, words] = await Promise.all([import('./NoticeAlert.tsx'), loadNoticeWords(language)])
  return { NoticeAlert, words }
}
