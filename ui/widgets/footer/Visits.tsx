import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'

/** How often the site was visited, where it shows that (C4.20). */
export function Visits({ config, className }: { readonly config: FooterConfig; readonly className: string }) {
  const { language, t } = usePortal()
  if (config.visits === null) return null
  return (
    <dl className={className}>
      <div>
        <dt>{t('footer.visits')}</dt>
        <dd>{formatNumber(config.visits.total, language)}</dd>
      </div>
      <div>
        <dt>{t('footer.today')}</dt>
        <dd>{formatNumber(config.visits.today, language)}</dd>
      </div>
    </dl>
  )
}
