import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { missingWords } from '../../locales/missing-words.ts'
import { button, buttonPrimary } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './unknown.css.ts'

/** From a page that is missing: home, back, and a letter to the editors that tells what was asked for. */
export function WaysOut({ asked }: { readonly asked: string }) {
  const { shell, language, t } = usePortal()
  const words = missingWords[language]
  const email = shell.footer?.email ?? ''
  return (
    <p className={styles.actions}>
      <PortalLink className={buttonPrimary} href={useHrefs().home}>
        {t('failed.home')}
      </PortalLink>{' '}
      <Back />
      {email === '' ? null : (
        <a href={`mailto:${email}?subject=${encodeURIComponent(`${words.subject}: ${asked}`)}`}>
          {words.report}
        </a>
      )}
    </p>
  )
}

/** The page before this one, where the tab has one; nothing without scripts. */
function Back() {
  const { language } = usePortal()
  if (!useHydrated() || window.history.length < 2) return null
  return (
    <button type="button" className={button} onClick={() => window.history.back()}>
      {missingWords[language].back}
    </button>
  )
}
