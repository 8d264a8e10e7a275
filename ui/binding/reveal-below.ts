/**
 * Scrolls the box around a button, such as a rail that is lower than its content, until what has opened below the button is
 * seen: all of it, or as much as there is room for below the button. The window stays where it is.
 */
export function revealBelow(button: Element, opened: Element): void {
  const box = scrolledBox(button)
  if (box === null) return
  const { top, bottom } = box.getBoundingClientRect()
  const hidden = opened.getBoundingClientRect().bottom - bottom
  const room = button.getBoundingClientRect().top - top
  if (hidden > 0 && room > 0) box.scrollTop += Math.min(hidden, room)
}

function scrolledBox({ parentElement }: Element): Element | null {
  if (parentElement === null || parentElement === document.body) return null
  const scrolls =
    parentElement.scrollHeight > parentElement.clientHeight &&
    getComputedStyle(parentElement).overflowY === 'auto'
  return scrolls ? parentElement : scrolledBox(parentElement)
}
