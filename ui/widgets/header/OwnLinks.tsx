import { languageShown, localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './own-links.css.ts'

/** The way to the group that the site belongs to (C3.2 groupEntrance). */
export function GroupEntrance({ className = styles.entrance }: { readonly className?: string }) {
  const { shell, language } = usePortal()
  const hrefs = useHrefs()
  const { group } = shell
  if (group === null) return null
  return (
    <a className={className} href={hrefs.journal(group)}>
      <span className={styles.text} lang={languageShown(group.name, language)}>
        {localise(group.name, language) || group.sld}
      </span>
      <Icon name="right" small />
    </a>
  )
}

/** What the site says to its readers (C3.2). */
export function Greeting() {
  const { shell, language } = usePortal()
  const { customButtons, greeting } = shell.header
  const words = localise(greeting, language)
  if (words === '') return null
  return (
    <p
      className={customButtons.length > 0 ? styles.besideButtons : styles.greeting}
      lang={languageShown(greeting, language)}
    >
      {words}
    </p>
  )
}

/** The site's own buttons (C3.3), apart where a browser shows text alone. */
export function CustomButtons() {
  const { shell, language } = usePortal()
  return shell.header.customButtons.flatMap(({ name, link }, index) => [
    ' ',
    <ExternalLink key={index} href={link} className={styles.item}>
      <span className={styles.text}>{localise(name, language)}</span>
    </ExternalLink>,
  ])
}
