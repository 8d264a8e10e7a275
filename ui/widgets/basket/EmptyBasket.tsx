import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { button } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './basket-dialog.css.ts'

/** Nothing is collected: how that is done, and where. */
export function EmptyBasket({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = usePortal()
  return (
    <div className={styles.empty}>
      <Icon name="basket" />
      <p className={styles.emptyTitle}>{t('basket.empty')}</p>
      <p>{t('basket.emptyHint')}</p>
      <PortalLink className={button} href={useHrefs().searchFor('', 'all')} onClick={onLeave}>
        {t('home.allArticles')}
      </PortalLink>
    </div>
  )
}
