/** The two parts of the rail that are sheets over the text on a phone, by their ids: bar and sheet name them alike. */
export const outlineSheet = 'article-contents'
export const toolsSheet = 'article-tools'

const leading = 'a, [aria-haspopup=dialog], [data-leaves]'

/** Closes the sheet of a phone for what leads elsewhere: to a place in the text, to a page, or to a dialog over it. */
export function leaveSheets(): () => void {
  const leave = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(leading) === null) return
    const sheet = target.closest('[popover]')
    if (sheet instanceof HTMLElement && sheet.matches(':popover-open')) sheet.hidePopover()
  }
  document.addEventListener('click', leave)
  return () => document.removeEventListener('click', leave)
}
