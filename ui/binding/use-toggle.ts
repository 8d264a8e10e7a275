import { constant } from '@xuekan/core/reactive'
import { useEffect, useState } from 'react'
import type { OpenToggle } from './portal.ts'
import { useBehavior } from './use-behavior.ts'

const unknown$: OpenToggle['state$'] = constant({ value: null, busy: false })

/** Something of the member that is on or off; null while that is not known. */
export interface ShownToggle {
  readonly isOn: boolean | null
  /** null while its code is not here, and where it cannot be had. */
  readonly toggle: (() => void) | null
}

/** Opens a toggle for as long as it is shown; `open` is stable for one and the same thing. */
export function useToggle(open: () => Promise<OpenToggle | null>): ShownToggle {
  const [model, setModel] = useState<OpenToggle | null>(null)
  useEffect(() => {
    let own: OpenToggle | null = null
    let isGone = false
    void open().then((opened) => {
      if (isGone) return opened?.close()
      own = opened
      setModel(opened)
      return undefined
    })
    return () => {
      isGone = true
      own?.close()
      setModel(null)
    }
  }, [open])
  const { value } = useBehavior(model?.state$ ?? unknown$)
  return { isOn: value, toggle: model?.toggle ?? null }
}
