import { placeCard } from '@xuekan/core/content'
import { fromTablet } from '../../theme/media.ts'

/** Beside the mark, where there is room for that; the sheet of a phone stands by its style alone. */
export function placeBeside(card: HTMLElement, mark: HTMLElement): void {
  if (!window.matchMedia(fromTablet).matches) return
  const column = mark.closest('article')?.getBoundingClientRect()
  const [line = mark.getBoundingClientRect()] = mark.getClientRects()
  const { left, top, width } = placeCard({
    mark: line,
    room: {
      left: column?.left ?? 0,
      right: column?.right ?? window.innerWidth,
      top: 0,
      bottom: window.innerHeight,
    },
    width: 432,
    height: card.offsetHeight,
  })
  card.style.left = `${left + window.scrollX}px`
  card.style.top = `${top + window.scrollY}px`
  card.style.width = `${width}px`
}
