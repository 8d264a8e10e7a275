import { Icon } from '../Icon.tsx'
import { error } from './advanced.css.ts'

interface Props {
  readonly id: string
  /** Nothing stands there while nothing is wrong. */
  readonly text: string | null
  readonly className?: string
}

/** What is wrong with a field, beside it. */
export function Wrong({ id, text, className = error }: Props) {
  if (text === null) return null
  return (
    <p id={id} className={className}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}
