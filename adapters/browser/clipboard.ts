/** Puts text on the clipboard; false where the page may not. */
export const createClipboard =
  (window: Window): ((text: string) => Promise<boolean>) =>
  async (text) => {
    try {
      await window.navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }
