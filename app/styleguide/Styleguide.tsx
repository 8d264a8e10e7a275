import { uiLanguages } from '@xuekan/core'
import { themeIds } from '@xuekan/core/site'
import { useMemo, type ReactNode } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { useBehavior } from '../../ui/binding/use-behavior.ts'
import { wrap } from '../../ui/widgets/controls.css.ts'
import '../../ui/theme/fonts.css.ts'
import '../../ui/theme/ground.css.ts'
import '../../ui/theme/web-fonts.css.ts'
import { BaseProvider, type Base } from './base.ts'
import { Group } from './Group.tsx'
import {
  addressOf,
  styleguidePath,
  styleguideTitle,
  type StyleguideRequest,
} from './read-styleguide-request.ts'
import { groups } from './sections/groups.ts'
import * as styles from './styleguide.css.ts'

interface Props {
  readonly base: Base
  readonly request: StyleguideRequest
  readonly onGo: (address: string) => void
}

/** Every part of the pages in every state, in the theme and the language of the address. */
export function Styleguide({ base, request, onGo }: Props) {
  const { language, followed$ } = base
  const hook = useMemo<BaseLocationHook>(() => () => [styleguidePath, followed$.set], [followed$])
  const switchTo = (change: Partial<StyleguideRequest>, current: boolean, name: ReactNode) => (
    <a
      className={styles.choice}
      href={addressOf({ ...request, ...change })}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onGo(addressOf({ ...request, ...change }))
      }}
    >
      {name}
    </a>
  )
  const gray = request.gray === 'page'
  return (
    <Router hook={hook}>
      <BaseProvider value={base}>
        <main className={styles.page}>
          <div className={styles.top}>
            <div className={wrap}>
              <h1 className={styles.title}>{styleguideTitle[language]}</h1>
              <nav aria-label={messages[language].themes} className={styles.switches}>
                {themeIds.map((theme) => (
                  <span key={theme}>{switchTo({ theme }, theme === request.theme, theme)}</span>
                ))}
                {switchTo({ gray: gray ? 'none' : 'page' }, gray, messages[language].gray)}
              </nav>
              <nav aria-label={messages[language].languages} className={styles.switches}>
                {uiLanguages.map((one) => (
                  <span key={one} lang={one}>
                    {switchTo({ language: one }, one === language, messages[one].name)}
                  </span>
                ))}
              </nav>
              <nav aria-label={messages[language].contents} className={styles.switches}>
                {groups.map(({ id, name }) => (
                  <a key={id} className={styles.choice} href={`#${id}`}>
                    {name[language]}
                  </a>
                ))}
              </nav>
              <Followed base={base} />
            </div>
          </div>
          {groups.map(({ id, name, Samples }) => (
            <Group key={id} id={id} name={name}>
              <Samples theme={request.theme} />
            </Group>
          ))}
        </main>
      </BaseProvider>
    </Router>
  )
}

/** Samples lead nowhere: where the last one would have led. */
function Followed({ base: { language, followed$ } }: Pick<Props, 'base'>) {
  const address = useBehavior(followed$)
  return (
    <p className={styles.followed} role="status">
      {address === '' ? '' : `${messages[language].leads} ${address}`}
    </p>
  )
}

const messages = {
  zh: { name: '中文', themes: '主题', languages: '语言', contents: '目录', gray: '灰色', leads: '将打开' },
  en: {
    name: 'English',
    themes: 'Themes',
    languages: 'Languages',
    contents: 'Contents',
    gray: 'Gray',
    leads: 'Would open',
  },
} as const
