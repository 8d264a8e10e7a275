import type { Clipboard } from '@xuekan/core'
import { defer } from 'rxjs'

/** The clipboard of the browser; it refuses on pages that may not write to it. */
export const createClipboard = (window: Window): Clipboard => ({
  write: (text) => defer(() => written(window, text)),
})

async function written(window: Window, text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
