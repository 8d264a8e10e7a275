import { languageShown, localise, otherLanguage } from '@xuekan/core'
import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { LogoPicture } from '../header/LogoPicture.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './footer-name.css.ts'

/** The site's picture where its footer shows one, its name and that in the other language; they lead where the site says. */
export function FooterName({ config }: { readonly config: FooterConfig }) {
  const { shell, language } = usePortal()
  const other = otherLanguage(language)
  const { logoName, logoLink, showLogo, logoUrl } = config
  const names = {
    zh: logoName.zh || shell.site.name.zh,
    en: logoName.en || shell.site.name.en,
  }
  const picture = showLogo ? localise(logoUrl, language) : ''
  const name = localise(names, language)
  const second = names[other]
  return (
    <ExternalLink className={styles.logo} href={logoLink}>
      <LogoPicture url={picture} className={styles.picture} height={48} />
      <span className={styles.words}>
        <span className={styles.name} lang={languageShown(names, language)}>
          {name}
        </span>
        {second === '' || second === name ? null : (
          <span className={styles.second} lang={other}>
            {second}
          </span>
        )}
      </span>
    </ExternalLink>
  )
}
