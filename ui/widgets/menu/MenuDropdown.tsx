import type { MenuItem } from '@xuekan/core'
import * as Menu from '@radix-ui/react-dropdown-menu'
import { useEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import type { MenuDisclosureProps } from './menu-disclosure-props.ts'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './menu.css.ts'
import { TriggerFace } from './TriggerFace.tsx'

interface Props extends MenuDisclosureProps {
  /** Whether what it replaces stood open, or had the focus. */
  readonly open: boolean
  readonly focused: boolean
}

/** Not modal: a modal menu writes a style element to stop scrolling, which the policy forbids. */
export function MenuDropdown({ items, label, name, entryClass, selectedId, open, focused }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) trigger.current?.focus()
  }, [focused])
  return (
    <Menu.Root modal={false} defaultOpen={open}>
      <Menu.Trigger ref={trigger} className={styles.trigger} aria-label={label === null ? name : undefined}>
        <TriggerFace label={label} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles.floating} align="end" collisionPadding={8}>
          {items.map((item, index) => (
            <Entry
              key={item.channel.id}
              item={item}
              className={entryClass?.[index]}
              selectedId={selectedId}
            />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface EntryProps {
  readonly item: MenuItem
  readonly className: string | undefined
  readonly selectedId: string | undefined
}

function Entry({ item, className, selectedId }: EntryProps) {
  const own = (
    <Menu.Item asChild>
      <MenuLink
        item={item}
        selected={item.channel.id === selectedId}
        className={join(styles.popupLink, className)}
      />
    </Menu.Item>
  )
  if (item.children.length === 0) return own
  return (
    <Menu.Sub>
      <Menu.SubTrigger className={join(styles.popupLink, className)}>
        {item.label}
        <Icon name="right" small />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Menu.SubContent className={styles.floating} collisionPadding={8}>
          {own}
          {item.children.map((child) => (
            <Menu.Item key={child.channel.id} asChild>
              <MenuLink item={child} className={styles.popupLink} />
            </Menu.Item>
          ))}
        </Menu.SubContent>
      </Menu.Portal>
    </Menu.Sub>
  )
}

const join = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')
