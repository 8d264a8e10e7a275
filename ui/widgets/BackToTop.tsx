import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { backToTop as className } from './back-to-top.css.ts'
import { Icon } from './Icon.tsx'

/** Shown past a height that the core knows; it scrolls there and ignores clicks on the way (C4.18). */
export function BackToTop() {
  const { backToTop, t } = usePortal()
  if (!useBehavior(backToTop.visible$)) return null
  return (
    <button type="button" className={className} aria-label={t('top.back')} onClick={backToTop.start}>
      <Icon name="top" />
    </button>
  )
}
