import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { useInheritedFocus } from '../../binding/use-inherited-focus.ts'
import { Icon } from '../Icon.tsx'
import { DropdownControl } from './DropdownControl.tsx'
import type { DropdownProps } from './dropdown-props.ts'
import * as styles from './dropdown.css.ts'

interface Props extends DropdownProps {
  /** Whether what it replaces stood open, or had the focus. */
  readonly open: boolean
  readonly focused: boolean
}

/** Not modal: a modal menu writes a style element to stop scrolling, which the policy forbids. */
export function DropdownMenu({ content, name, entries, className, open, focused }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  useInheritedFocus(trigger, focused)
  return (
    <Menu.Root modal={false} defaultOpen={open}>
      <Menu.Trigger ref={trigger} className={`${styles.trigger} ${className ?? ''}`} aria-label={name}>
        {content}
        <Icon name="down" small />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles.floating} align="end" sideOffset={4} collisionPadding={8}>
          {entries.map((entry) => (
            <Menu.Item key={entry.key} asChild textValue={entry.label}>
              <DropdownControl entry={entry} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
