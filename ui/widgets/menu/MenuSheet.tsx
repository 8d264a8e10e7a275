import * as Dialog from '@radix-ui/react-dialog'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import { VisitorLinks } from '../visitor/VisitorLinks.tsx'
import { MenuTree } from './MenuTree.tsx'
import * as styles from './menu-side.css.ts'

/** The tree as a dialog at the side; closes when one of its links is followed. */
export function MenuSheet({ open: openAtFirst }: { readonly open: boolean }) {
  const { t } = usePortal()
  const [open, setOpen] = useState(openAtFirst)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={styles.button} aria-label={t('nav.open')}>
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className={styles.ground} aria-hidden="true" />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className={styles.sheetHead}>
            <Dialog.Title className={styles.sheetTitle}>{t('nav.all')}</Dialog.Title>
            <Dialog.Close className={styles.button} aria-label={t('nav.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('nav.all')}>
            <MenuTree onFollow={() => setOpen(false)} />
          </nav>
          <div className={styles.sheetFoot}>
            <VisitorLinks className={styles.footLink} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
