import { localise } from '@xuekan/core'
import { siteTraits, type FooterConfig } from '@xuekan/core/site'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'

interface Props {
  readonly config: FooterConfig
  readonly className: string
  /** Those that are wider than a column. */
  readonly wideClass?: string
}

/** Address, phone, fax and e-mail, as far as the site has them (C1.10, C3.12). */
export function Contacts({ config, className, wideClass }: Props) {
  const { shell, language, t } = usePortal()
  const phone = siteTraits(shell.site.sld).subscriptionPhone ? 'footer.subscriptionPhone' : 'footer.phone'
  const all: readonly (readonly [string, string, ReactNode])[] = [
    ['phone', t(phone), link('tel', config.phone)],
    ['fax', t('footer.fax'), config.fax],
    ['email', t('footer.email'), link('mailto', config.email)],
    ['postcode', t('footer.postcode'), config.postcode],
    ['address', t('footer.address'), localise(config.address, language)],
  ]
  const rows = all.filter(([, , value]) => value !== '')
  if (rows.length === 0) return null
  return (
    <dl className={className}>
      {rows.map(([key, label, value]) => (
        <div key={key} className={key === 'address' ? wideClass : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const link = (scheme: 'tel' | 'mailto', text: string): ReactNode =>
  text === '' ? '' : <a href={`${scheme}:${scheme === 'tel' ? text.replace(/[^\d+]/g, '') : text}`}>{text}</a>
