const leading = 'a, [aria-haspopup=dialog], [data-leaves]'

function leave({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(leading) === null) return
  const sheet = target.closest('[popover]')
  if (sheet instanceof HTMLElement && sheet.matches(':popover-open')) sheet.hidePopover()
}

/** From now on closes a sheet for what leads elsewhere: to a place in the text, to a page, or to a dialog over it. */
export const leaveSheets = (): void => document.addEventListener('click', leave)
