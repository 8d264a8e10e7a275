import { switcher } from './look.css.ts'

interface Props {
  readonly id?: string
  readonly on: boolean
  readonly change: (on: boolean) => void
}

/** Something that is on or off; what it is called stands in a label around it or for its id. */
export const Switch = ({ id, on, change }: Props) => (
  <input
    id={id}
    type="checkbox"
    role="switch"
    className={switcher}
    checked={on}
    aria-checked={on}
    onChange={({ target }) => change(target.checked)}
  />
)
