import { constant } from '@xuekan/core/reactive'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { OpenToggle } from './portal.ts'
import { useBehavior } from './use-behavior.ts'

const unknown$: OpenToggle['state$'] = constant({ value: null, busy: false })

/** Something of the member that is on or off, and its form. */
export interface ShownToggle {
  /** null while that is not known. */
  readonly isOn: boolean | null
  /** Turns it round in place of the form, once its code is here; the form is sent where the code cannot be had. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Opens a toggle for as long as it is shown; `open` is stable for one and the same thing. */
export function useToggle(open: () => Promise<OpenToggle | null>): ShownToggle {
  const [model, setModel] = useState<OpenToggle | null>(null)
  const opening = useRef<Promise<OpenToggle | null>>(null)
  useEffect(() => {
    let own: OpenToggle | null = null
    let isGone = false
    opening.current = open()
    void opening.current.then((opened) => {
      if (isGone) return opened?.close()
      own = opened
      setModel(opened)
      // where it cannot be had, the form is the browser's
      if (opened === null) opening.current = null
      return undefined
    })
    return () => {
      isGone = true
      own?.close()
      setModel(null)
    }
  }, [open])
  const { value } = useBehavior(model?.state$ ?? unknown$)
  return {
    isOn: value,
    onSubmit: (event) => {
      if (opening.current === null) return
      event.preventDefault()
      const { currentTarget } = event
      const { submitter } = event.nativeEvent
      void opening.current.then((opened) => {
        if (opened !== null) opened.toggle()
        // a reader who has gone on sends nothing
        else if (currentTarget.isConnected) currentTarget.requestSubmit(submitter)
      })
    },
  }
}
