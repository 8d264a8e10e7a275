import { useEffect, useRef, type ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<'input'>, 'className' | 'onChange'> {
  readonly checked: boolean
  /** Some of what it stands for, not all. */
  readonly indeterminate: boolean
}

/** A checkbox for several others. That some are checked can be said by script alone. */
export function IndeterminateCheckbox({ indeterminate, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input ref={input} type="checkbox" {...rest} />
}
