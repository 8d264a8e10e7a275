import { localise } from '@xuekan/core'
import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBroken } from '../use-broken.ts'

/** The code to scan, on white whatever the ground, and what it is for. */
export function Code({ config, className }: { readonly config: FooterConfig; readonly className: string }) {
  const { language, t } = usePortal()
  const { broken, watch } = useBroken(config.qrUrl)
  if (config.qrUrl === '' || broken) return null
  const message = localise(config.qrMessage, language)
  return (
    <figure className={className}>
      <img
        {...watch}
        src={config.qrUrl}
        alt={message === '' ? t('footer.qr') : ''}
        width={104}
        height={104}
        loading="lazy"
      />
      {message === '' ? null : <figcaption>{message}</figcaption>}
    </figure>
  )
}
