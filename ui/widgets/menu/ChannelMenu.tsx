import { useMemo, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { BarEntry } from './BarEntry.tsx'
import { isMeasured, pathOf, selectedOf } from './menu-state.ts'
import type { MenuPanel } from './MenuPanel.tsx'
import type { MenuVariant } from './menu-variant.ts'
import * as styles from './menu.css.ts'
import { MoreEntry } from './MoreEntry.tsx'
import { visibleFrom, type VisibleFrom } from './visible-from.ts'
import { useOverflow } from './use-overflow.ts'
import { useMeasuredWidths } from './use-measured-widths.ts'
import { useOperation } from './use-operation.ts'

interface Props {
  readonly variant?: MenuVariant
  /** What the second levels of `panel` open in. */
  readonly Panel?: typeof MenuPanel | undefined
}

/**
 * The channel menu in a bar; what does not fit stands in More (C4.13). Every entry is in the page twice, and style
 * sheets show one of the two by the window's width, until the entries have been measured and the core's plan decides.
 * `bar` and `panel` want the whole width of the page; `plain` and `spaced` take what their row leaves.
 */
export function ChannelMenu({ variant = 'bar', Panel }: Props) {
  const { shell, language, menu, t } = usePortal()
  const { header, site } = shell
  const measured = useBehavior(menu.state$, isMeasured)
  const path = useBehavior(menu.state$, pathOf)
  const selected = useBehavior(menu.state$, selectedOf)
  const list = useRef<HTMLUListElement>(null)
  const [nav, operate] = useOperation()
  useOverflow(list, menu)
  useMeasuredWidths(list, menu, variant === 'bar')
  const from = useMemo(
    () => visibleFrom(menu.items, t('nav.more'), { variant, language, style: header.style, sld: site.sld }),
    [menu, t, variant, language, header.style, site.sld],
  )
  const listClass = [
    styles.list[variant],
    ...(header.evenDistribution ? [styles.even] : []),
    ...(measured ? [] : [styles.stepped]),
  ].join(' ')
  return (
    <nav
      ref={nav}
      className={styles.bar[variant]}
      aria-label={t('nav.main')}
      onPointerOver={operate}
      onFocus={operate}
    >
      <ul ref={list} className={listClass}>
        {menu.items.map((item, index) => (
          <BarEntry
            key={item.channel.id}
            item={item}
            Panel={Panel}
            path={index === selected ? path : nowhere}
            stepClass={stepClass(from[index])}
          />
        ))}
        <MoreEntry Panel={Panel} from={from} />
      </ul>
    </nav>
  )
}

const nowhere: readonly string[] = []

const stepClass = (from: VisibleFrom | undefined): string | undefined => {
  if (from === undefined || from === 'always') return undefined
  return from === 'never' ? styles.neverInBar : styles.inBar[from]
}
