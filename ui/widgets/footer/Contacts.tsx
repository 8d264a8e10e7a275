import { localise, siteTraits, type FooterConfig } from '@xuekan/core'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'

/** Address, phone, fax and e-mail, as far as the site has them (C1.10, C3.12). */
export function Contacts({
  config,
  className,
}: {
  readonly config: FooterConfig
  readonly className: string
}) {
  const { chrome, language, t } = usePortal()
  const rows: readonly (readonly [string, string, ReactNode])[] = [
    [
      'phone',
      t(siteTraits(chrome.site.sld).subscriptionPhone ? 'footer.subscriptionPhone' : 'footer.phone'),
      link('tel', config.phone),
    ],
    ['fax', t('footer.fax'), config.fax],
    ['email', t('footer.email'), link('mailto', config.email)],
    ['postcode', t('footer.postcode'), config.postcode],
    ['address', t('footer.address'), localise(config.address, language)],
  ]
  return (
    <dl className={className}>
      {rows.map(([key, label, value]) =>
        value === '' ? null : (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const link = (scheme: 'tel' | 'mailto', text: string): ReactNode =>
  text === '' ? '' : <a href={`${scheme}:${scheme === 'tel' ? text.replace(/[^\d+]/g, '') : text}`}>{text}</a>
