import { swipesAway, type Point } from '@xuekan/core/menu'
import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState, type ReactNode, type TouchEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useInheritedFocus } from '../../binding/use-inherited-focus.ts'
import { Icon } from '../Icon.tsx'
import { VisitorLinks } from '../visitor/VisitorLinks.tsx'
import { MenuTree } from './MenuTree.tsx'
import * as styles from './menu-side.css.ts'

interface Props {
  /** What its button shows, words included; three lines where nothing is given. */
  readonly content?: ReactNode
  /** Of its button. */
  readonly className: string
  /** Whether what it replaces stood open, or had the focus. */
  readonly open: boolean
  readonly focused: boolean
}

/**
 * The tree as a dialog at the side. Closes when one of its links is followed, when it is pushed away, and by a press on
 * the ground beside it.
 */
export function MenuSheet({ content, className, open: openAtFirst, focused }: Props) {
  const { t } = usePortal()
  const [open, setOpen] = useState(openAtFirst)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const swipe = useSwipeAway(close)
  useInheritedFocus(trigger, focused && !openAtFirst)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        ref={trigger}
        className={className}
        aria-label={content === undefined ? t('nav.open') : undefined}
      >
        {content ?? <Icon name="menu" />}
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className={styles.ground} aria-hidden="true" {...swipe} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} aria-modal="true" {...swipe}>
          <div className={styles.sheetHead}>
            <Dialog.Title className={styles.sheetTitle}>{t('nav.all')}</Dialog.Title>
            <Dialog.Close className={styles.button} aria-label={t('nav.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <nav className={styles.sheetBody} aria-label={t('nav.all')}>
            <MenuTree onFollow={close} />
          </nav>
          <div className={styles.foot}>
            <VisitorLinks className={styles.footLink} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Handlers for what a finger pushes back to the left. */
function useSwipeAway(away: () => void) {
  const from = useRef<Point | null>(null)
  const place = ({ changedTouches }: TouchEvent): Point | null => {
    const touch = changedTouches.item(0)
    return touch === null ? null : { x: touch.clientX, y: touch.clientY }
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = place(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = place(event)
      if (from.current !== null && to !== null && swipesAway(from.current, to)) away()
      from.current = null
    },
  }
}
