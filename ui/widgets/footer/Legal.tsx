import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'

interface Props {
  readonly config: FooterConfig
  readonly text: string
  readonly className: string
}

/** Copyright, the records of the authorities, and the ways to every page of the site and to its feeds. */
export function Legal({ config, text, className }: Props) {
  const { language, t } = usePortal()
  const { destination } = useHrefs()
  const { icp, policeRecord } = config
  return (
    <ul className={className}>
      {text === '' ? null : <li>{text}</li>}
      {icp === '' ? null : <li>{icp}</li>}
      {policeRecord.text === '' ? null : (
        <li lang="zh">
          <ExternalLink href={policeRecord.link}>{policeRecord.text}</ExternalLink>
        </li>
      )}
      <li>
        <PortalLink href={destination({ page: 'rss', language })}>{t('feeds.title')}</PortalLink>
      </li>
      <li>
        <PortalLink href={destination({ page: 'siteMap', language, siteId: null })}>
          {t('siteMap.title')}
        </PortalLink>
      </li>
    </ul>
  )
}
