import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { unseen } from '../controls.css.ts'

interface Props {
  readonly open: boolean
  readonly kind: 'suggestions' | 'recent'
  readonly count: number
}

/** Tells a reader who does not see the list how many options it has. */
export function LiveRegion({ open, kind, count }: Props) {
  const { language, t } = usePortal()
  const params = { count, shown: formatNumber(count, language) }
  const words = kind === 'recent' ? t('search.recalled', params) : t('search.suggested', params)
  return (
    <p className={unseen} role="status">
      {open ? words : ''}
    </p>
  )
}
