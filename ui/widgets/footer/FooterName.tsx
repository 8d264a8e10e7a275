import { languageShown, localise, secondLanguage } from '@xuekan/core'
import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { LogoPicture } from '../header/LogoPicture.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './footer-name.css.ts'

/** The site's picture where its footer shows one, its name and that in the other language; they lead where the site says. */
export function FooterName({ config }: { readonly config: FooterConfig }) {
  const { shell, language } = usePortal()
  const { logoName, logoLink, showLogo, logoUrl } = config
  const names = {
    zh: logoName.zh || shell.site.name.zh,
    en: logoName.en || shell.site.name.en,
  }
  const picture = showLogo ? localise(logoUrl, language) : ''
  const name = localise(names, language)
  const second = secondLanguage(names, language)
  return (
    <ExternalLink className={styles.logo} href={logoLink}>
      <LogoPicture url={picture} className={styles.picture} height={48} />
      <span className={styles.words}>
        <span className={styles.name} lang={languageShown(names, language)}>
          {name}
        </span>{' '}
        {second === null || names[second] === name ? null : (
          <span className={styles.second} lang={second}>
            {names[second]}
          </span>
        )}
      </span>
    </ExternalLink>
  )
}
