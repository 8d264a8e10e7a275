import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { badge, holder } from './basket-button.css.ts'
import { useBasket } from './use-basket.ts'
import { useOpener } from './use-opener.ts'

interface Props {
  readonly className?: string
  /** Beside the icon, where the button has room for words. */
  readonly children?: ReactNode
}

/** Opens the basket and says how much is in it (C9.2). */
export function BasketButton({ className = '', children }: Props) {
  const { language, t } = usePortal()
  const state = useBasket()
  const count = state?.items.length ?? 0
  return (
    <button
      type="button"
      className={`${holder} ${className}`}
      aria-label={
        count === 0 ? t('basket.title') : t('basket.named', { count, shown: formatNumber(count, language) })
      }
      {...useOpener()}
    >
      <Icon name="basket" />
      {children}
      {count === 0 ? null : (
        <span className={badge} aria-hidden="true">
          {state?.badge}
        </span>
      )}
    </button>
  )
}
