import { switchLabel, switchTarget, uiLanguages } from '@xuekan/core'
import { siteTraits } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Dropdown } from '../header/Dropdown.tsx'
import { headingAbove } from './heading-above.ts'

interface Props {
  readonly className?: string | undefined
  /** In the bar of a phone, where every header becomes that of the side menu. */
  readonly phone?: boolean
}

/** The header that every header becomes on a phone. */
const phoneStyle = 5

/** The way to the other language, where the site offers it (C3.2), in the form that the site has for it (C1.8). */
export function LanguageSwitch({ className, phone = false }: Props) {
  const { shell, language, languageSwitch } = usePortal()
  if (!shell.header.showLanguageSwitch) return null
  if (siteTraits(shell.site.sld).languageDropdown)
    return <LanguageDropdown className={className} short={phone} />
  const label = phone ? switchLabel(phoneStyle, language) : languageSwitch.label
  return <LanguageLink className={className} label={label} />
}

/** A real link to the same address in the other language; with scripts it goes by way of the cookie (C4.2, C4.3). */
function LanguageLink({
  className,
  label,
}: {
  readonly className: string | undefined
  readonly label: string
}) {
  const { language, languageSwitch, t } = usePortal()
  const href = useBehavior(languageSwitch.href$)
  const switching = useBehavior(languageSwitch.switching$)
  const target = switchTarget(language)
  return (
    <a
      className={className}
      href={href}
      lang={target}
      hrefLang={target}
      aria-label={`${label}, ${t('language.switch')}`}
      aria-busy={switching}
      data-held=""
      onClick={(event) => {
        event.preventDefault()
        languageSwitch.choose(headingAbove())
      }}
    >
      {label}
    </a>
  )
}

interface DropdownProps {
  readonly className: string | undefined
  /** Whether there is no room for the language's full name. */
  readonly short: boolean
}

/** The languages as a small menu (C1.8). The present one leads nowhere; the other is chosen as by the link (C4.2). */
function LanguageDropdown({ className, short }: DropdownProps) {
  const { language, languageSwitch, t } = usePortal()
  const href = useBehavior(languageSwitch.href$)
  const shown = short ? shortNames[language] : t(`language.${language}`)
  return (
    <Dropdown
      className={className}
      content={shown}
      name={t('language.current', { name: shown })}
      entries={uiLanguages.map((one) => {
        const entry = { key: one, label: t(`language.${one}`), lang: one }
        return one === language
          ? { ...entry, href: null, current: true }
          : { ...entry, href, choose: () => languageSwitch.choose(headingAbove()), replacesLink: true }
      })}
    />
  )
}

/** What a short switch calls each language: it stands in the page of the other one. */
const shortNames = { zh: switchLabel(1, 'en'), en: switchLabel(1, 'zh') } as const
