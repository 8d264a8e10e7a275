import type { FooterConfig } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'

/** The code to scan, on white whatever the ground, and what it is for. */
export function Code({ config, className }: { readonly config: FooterConfig; readonly className: string }) {
  const { t } = usePortal()
  if (config.qrUrl === '') return null
  return (
    <figure className={className}>
      <img
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
