import { otherLanguage } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

/** A real link to the same address in the other language; with scripts it goes by way of the cookie (C4.2, C4.3). */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { language, languageSwitch, t } = usePortal()
  const href = useBehavior(languageSwitch.href$)
  const switching = useBehavior(languageSwitch.switching$)
  return (
    <a
      className={className}
      href={href}
      lang={otherLanguage(language)}
      hrefLang={otherLanguage(language)}
      aria-label={`${languageSwitch.label}, ${t('language.switch')}`}
      aria-busy={switching}
      onClick={(event) => {
        event.preventDefault()
        languageSwitch.choose()
      }}
    >
      {languageSwitch.label}
    </a>
  )
}
