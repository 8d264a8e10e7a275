import type { HTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { entry as entryClass } from './dropdown.css.ts'
import type { DropdownEntry } from './dropdown-props.ts'

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'onClick'> {
  readonly entry: DropdownEntry
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  readonly ref?: Ref<HTMLElement>
}

/** An entry of a small menu, in both of its forms. */
export function DropdownControl({ entry, onClick, ref, ...rest }: Props) {
  const { href, label, lang, current = false, choose, replacesLink = false } = entry
  const act = (event: MouseEvent<HTMLElement>): void => {
    onClick?.(event)
    if (replacesLink) event.preventDefault()
    choose?.()
  }
  const props = {
    ...rest,
    className: entryClass,
    lang,
    onClick: act,
    ...(current ? { 'aria-current': true } : {}),
  }
  const words = (
    <>
      {label}
      {current ? <Icon name="check" small /> : null}
    </>
  )
  if (href === null)
    return (
      <button {...props} ref={ref as Ref<HTMLButtonElement>} type="button">
        {words}
      </button>
    )
  if (replacesLink)
    return (
      <a {...props} ref={ref as Ref<HTMLAnchorElement>} href={href} hrefLang={lang} data-held="">
        {words}
      </a>
    )
  return (
    <PortalLink {...props} ref={ref as Ref<HTMLAnchorElement>} href={href}>
      {words}
    </PortalLink>
  )
}
