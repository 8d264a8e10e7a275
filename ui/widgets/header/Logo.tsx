import { localise, logoOf, otherLanguage } from '@xuekan/core'
import { formatRoute } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './logo.css.ts'

/** The site's own picture, or its name set in type, with the other language's name under it. */
export function Logo({ small = false }: { readonly small?: boolean }) {
  const { chrome, language } = usePortal()
  const { header, site } = chrome
  const picture = logoOf(header, language, small ? 'mobile' : 'pc', site)
  const name = localise(site.name, language)
  const second = site.name[otherLanguage(language)]
  return (
    <PortalLink
      className={small ? styles.small : styles.logo}
      href={formatRoute({ page: 'home', language, site: null })}
    >
      {picture === '' ? null : <img className={styles.picture} src={picture} alt="" />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {second === '' || second === name ? null : (
          <span className={styles.second} lang={otherLanguage(language)}>
            {second}
          </span>
        )}
      </span>
    </PortalLink>
  )
}
