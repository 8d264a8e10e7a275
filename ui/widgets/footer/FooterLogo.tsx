import { localise, type FooterConfig } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { footerPicture } from './footer-parts.css.ts'

/** The site's picture where its footer shows one, and its name. */
export function FooterLogo({
  config,
  className,
}: {
  readonly config: FooterConfig
  readonly className: string
}) {
  const { chrome, language } = usePortal()
  const picture = config.showLogo ? localise(config.logoUrl, language) : ''
  return (
    <p className={className}>
      {picture === '' ? null : <img className={footerPicture} src={picture} alt="" loading="lazy" />}
      {localise(chrome.site.name, language)}
    </p>
  )
}
