import { uiLanguages, switchLabel } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Dropdown } from '../header/Dropdown.tsx'

interface Props {
  readonly className: string | undefined
  /** Whether there is no room for the language's full name. */
  readonly short: boolean
}

/** The languages as a small menu (C1.8). The present one leads nowhere; the other is chosen as by the link (C4.2). */
export function LanguageDropdown({ className, short }: Props) {
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
          : { ...entry, href, choose: languageSwitch.choose, replacesLink: true }
      })}
    />
  )
}

/** What a short switch calls each language: it stands in the page of the other one. */
const shortNames = { zh: switchLabel(1, 'en'), en: switchLabel(1, 'zh') } as const
