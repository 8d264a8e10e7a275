import { localise } from '@xuekan/core'
import { mapLink } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { link, railSection } from '../controls.css.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { Contacts } from '../footer/Contacts.tsx'
import { office } from './channel.css.ts'

/** Where the office of a site is, as its footer tells, and the way there on a map. */
export function OfficeCard() {
  const { language, shell, t } = usePortal()
  const config = shell.footer
  if (config === null) return null
  const map = mapLink(localise(config.address, language))
  return (
    <section className={railSection}>
      <h2>{t('channel.office')}</h2>
      <Contacts config={config} className={office} />
      {map === null ? null : (
        <p>
          <ExternalLink className={link} href={map}>
            {t('channel.map')}
          </ExternalLink>
        </p>
      )}
    </section>
  )
}
