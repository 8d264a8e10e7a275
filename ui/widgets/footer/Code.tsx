import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBroken } from '../use-broken.ts'

/** The code to scan, on white whatever the ground, and what it is for. */
export function Code({ config, className }: { readonly config: FooterConfig; readonly className: string }) {
  const { t } = usePortal()
  const { broken, watch } = useBroken(config.qrUrl)
  if (config.qrUrl === '' || broken) return null
  return (
    <figure className={className}>
      <img
        {...watch}
        src={config.qrUrl}
        alt={config.qrMessage === '' ? t('footer.qr') : ''}
        width={104}
        height={104}
        loading="lazy"
      />
      {config.qrMessage === '' ? null : <figcaption>{config.qrMessage}</figcaption>}
    </figure>
  )
}
