import type { MenuItem } from '@xuekan/core'
import { useLayoutEffect, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { MenuDisclosure } from './MenuDisclosure.tsx'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './menu.css.ts'
import { selectedChannel } from './selected-channel.ts'
import { shownFrom, type ShownFrom } from './shown-from.ts'

/**
 * The channel menu in a bar; what does not fit stands in More (C4.13). Every entry is in the page twice, and style
 * sheets show one of the two by the window's width, until the entries have been measured and the core's plan decides.
 */
export function ChannelMenu() {
  const { chrome, menu, t } = usePortal()
  const state = useBehavior(menu.state$)
  const list = useRef<HTMLUListElement>(null)
  useMeasuredWidths(list, menu.measured)

  const selectedId = selectedChannel(state)
  const from = shownFrom(menu.items, t('nav.more'), { style: chrome.header.style, sld: chrome.site.sld })
  const barClass = (item: MenuItem, index: number) =>
    state.measured
      ? state.shown.includes(item)
        ? undefined
        : styles.away
      : classOf(from[index], styles.inBar)
  const moreItems = state.measured ? state.more : menu.items.filter((_, index) => from[index] !== 'always')
  const moreClass =
    moreItems.length === 0 ? styles.away : state.measured ? undefined : classOf(from.at(-1), styles.inMore)

  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      <ul
        ref={list}
        className={chrome.header.evenDistribution ? `${styles.list} ${styles.even}` : styles.list}
      >
        {menu.items.map((item, index) => (
          <li key={item.channel.id} className={join(styles.entry, barClass(item, index))}>
            <MenuLink item={item} selected={item.channel.id === selectedId} className={styles.barLink} />
            {item.children.length === 0 ? null : (
              <MenuDisclosure
                items={item.children}
                label={null}
                name={t('nav.children', { name: item.label })}
              />
            )}
          </li>
        ))}
        <li className={join(styles.entry, moreClass)}>
          <MenuDisclosure
            items={moreItems}
            label={t('nav.more')}
            name={t('nav.more')}
            entryClass={
              state.measured
                ? []
                : moreItems.map((item) => classOf(from[menu.items.indexOf(item)], styles.inMore))
            }
            selectedId={selectedId}
          />
        </li>
      </ul>
    </nav>
  )
}

/** Takes the natural widths of all entries and of More before the first paint, and again when the faces have come. */
function useMeasuredWidths(
  list: React.RefObject<HTMLUListElement | null>,
  measured: (widths: readonly number[], moreWidth: number) => void,
): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = list.current
      if (element === null) return
      element.classList.add(styles.measuring)
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width)
      element.classList.remove(styles.measuring)
      // A menu that is not drawn, as on a phone, has no widths.
      if (widths.some((width) => width > 0)) measured(widths.slice(0, -1), widths.at(-1) ?? 0)
    }
    measure()
    const narrow = window.matchMedia('(min-width: 768px)')
    narrow.addEventListener('change', measure)
    let gone = false
    void document.fonts.ready.then(() => (gone ? undefined : measure()))
    return () => {
      gone = true
      narrow.removeEventListener('change', measure)
    }
  }, [list, measured])
}

const classOf = (
  from: ShownFrom | undefined,
  steps: Readonly<Record<string, string>>,
): string | undefined => {
  if (from === undefined || from === 'always') return undefined
  if (from === 'never') return steps === styles.inBar ? styles.away : undefined
  return steps[from]
}

const join = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')
