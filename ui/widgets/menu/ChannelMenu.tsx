import type { MenuItem, MenuState } from '@xuekan/core/menu'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { longestName, type MenuVariant } from './menu-variant.ts'
import * as styles from './menu.css.ts'
import { MenuLink } from './MenuLink.tsx'
import type { MenuPanel } from './MenuPanel.tsx'
import { MenuBranches, pathOf } from './MenuTree.tsx'
import * as popupStyles from './popup.css.ts'
import { useMeasuredWidths, useOperation, useOverflow } from './use-menu-bar.ts'
import { visibleFrom, type VisibleFrom } from './visible-from.ts'

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
const isMeasured = ({ measured }: MenuState): boolean => measured
const selectedOf = ({ selected }: MenuState): number => selected

const stepClass = (from: VisibleFrom | undefined): string | undefined => {
  if (from === undefined || from === 'always') return undefined
  return from === 'never' ? styles.neverInBar : styles.inBar[from]
}

interface BarEntryProps {
  readonly item: MenuItem
  readonly Panel: typeof MenuPanel | undefined
  /** Empty unless the page is this entry's or below it, so that others are not drawn again. */
  readonly path: readonly string[]
  /** How it comes and goes with the width. */
  readonly stepClass: string | undefined
}

/** An entry of the bar: its link, and what is below it behind an arrow. */
const BarEntry = memo(function BarEntry({ item, Panel, path, stepClass = '' }: BarEntryProps) {
  const { t } = usePortal()
  const own = Panel !== undefined ? styles.panelEntry : styles.entry
  return (
    <li className={`${own} ${stepClass}`.trim()}>
      <MenuLink
        item={item}
        path={path}
        className={styles.barLink}
        data-name={item.label}
        title={item.label.length > longestName ? item.label : undefined}
      />
      {item.children.length === 0 ? null : (
        <details name="menu">
          <summary className={styles.arrow} aria-label={t('nav.children', { name: item.label })}>
            <Icon name="down" small />
          </summary>
          <MenuPopup Panel={Panel} items={item.children} path={path} parent={item} />
        </details>
      )}
    </li>
  )
})

interface MoreEntryProps {
  readonly Panel: typeof MenuPanel | undefined
  readonly from: readonly VisibleFrom[]
}

/**
 * More, the last entry of the bar. Until the entries have been measured it holds all that may not fit; from then on
 * just what does not, and only once it is turned to, so that a bar that changes its width draws nothing again.
 */
function MoreEntry({ Panel, from }: MoreEntryProps) {
  const { menu, t } = usePortal()
  const measured = useBehavior(menu.state$, isMeasured)
  const details = useRef<HTMLDetailsElement>(null)
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useLayoutEffect(() => {
    if (details.current?.open === true) setWanted(true)
  }, [])
  const own = Panel !== undefined ? styles.panelEntry : styles.entry
  return (
    <li className={`${own} ${lastClass(from)}`.trim()}>
      <details ref={details} name="menu" onPointerEnter={want} onFocus={want} onToggle={want}>
        <summary className={styles.more}>
          {t('nav.more')}
          <Icon name="down" small />
        </summary>
        {measured ? wanted ? <MoreNow Panel={Panel} /> : null : <MoreAtFirst Panel={Panel} from={from} />}
      </details>
    </li>
  )
}

function MoreNow({ Panel }: Pick<MoreEntryProps, 'Panel'>) {
  const { menu } = usePortal()
  const { more, path } = useBehavior(menu.state$)
  return <MenuPopup Panel={Panel} items={more} path={path} parent={null} />
}

/** Style sheets show what is not in the bar at the window's width. */
function MoreAtFirst({ Panel, from }: MoreEntryProps) {
  const { menu } = usePortal()
  const { path } = menu.state$.value
  const mayHide = (_: unknown, index: number): boolean => from[index] !== 'always'
  return (
    <MenuPopup
      Panel={Panel}
      items={menu.items.filter(mayHide)}
      path={path}
      parent={null}
      entryClass={from
        .filter(mayHide)
        .map((step) => (typeof step === 'number' ? styles.inMore[step] : undefined))}
    />
  )
}

/** More is there as long as the last entry is not in the bar. */
function lastClass(from: readonly VisibleFrom[]): string {
  const last = from.at(-1) ?? 'always'
  if (last === 'never') return ''
  return (last === 'always' ? styles.neverInBar : styles.inMore[last]) ?? ''
}

interface MenuPopupProps {
  /** The panel of a menu with panels; its code comes with the header that has one. */
  readonly Panel: typeof MenuPanel | undefined
  readonly items: readonly MenuItem[]
  readonly path: readonly string[]
  /** The entry that it belongs to; null for More. */
  readonly parent: MenuItem | null
  readonly entryClass?: readonly (string | undefined)[]
}

const look = {
  branch: popupStyles.branch,
  link: popupStyles.link,
  toggle: popupStyles.toggle,
  below: popupStyles.below,
}

/** More entries than this stand in two columns. */
const longList = 14

/** What an entry of the bar, or More, opens. */
function MenuPopup({ Panel, items, path, parent, entryClass = [] }: MenuPopupProps) {
  if (Panel !== undefined) {
    return <Panel items={items} path={path} parent={parent} entryClass={entryClass} />
  }
  return (
    <ul
      className={items.length > longList ? popupStyles.broad : popupStyles.popup}
      {...(parent === null ? { 'data-align': 'end' } : {})}
    >
      <MenuBranches items={items} path={path} look={look} entryClass={entryClass} />
    </ul>
  )
}
