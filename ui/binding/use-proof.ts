import type { ProofModel, ProofState, SolvedCaptcha } from '@xuekan/core/member'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useBehavior } from './use-behavior.ts'

export interface Proof {
  readonly status: ProofState['status']
  /** What the browser has worked out; null before. */
  readonly captcha: SolvedCaptcha | null
  /** Whether the form waits for it. */
  readonly isAwaited: boolean
  /** Whether a form has waited for it. */
  readonly wasAwaited: boolean
  /** Keeps a form until its proof is there, and sends it then; lets it go where there can be none. */
  readonly hold: (event: SubmitEvent<HTMLFormElement>) => void
}

interface Held {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

/** The proof that a form is sent with. `isOptional` where the form may go without once the work has failed. */
export function useProof({ proof$, prove, renew }: ProofModel, isOptional: boolean): Proof {
  const state = useBehavior(proof$)
  const [held, setHeld] = useState<Held | null>(null)
  const released = useRef<Held | null>(null)
  const { status } = state
  useEffect(() => {
    if (held === null || held === released.current || (status !== 'solved' && status !== 'failed')) return
    released.current = held
    if (status === 'solved' || isOptional) held.form.requestSubmit(held.submitter)
  }, [held, status, isOptional])
  useEffect(() => {
    // a page that a browser has kept as it was left has sent its proof
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) renew()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [renew])
  return {
    status,
    captcha: state.status === 'solved' ? state.captcha : null,
    isAwaited: held !== null && status === 'working',
    wasAwaited: held !== null,
    hold: (event) => {
      // a picture has been read, or the proof is in the form
      if (new FormData(event.currentTarget).get('captcha')) return
      prove()
      const { status: present } = proof$.value
      // what has just been solved is in the form with the next frame
      if (present !== 'working' && present === status) return
      event.preventDefault()
      const { submitter } = event.nativeEvent
      setHeld({ form: event.currentTarget, submitter: submitter instanceof HTMLElement ? submitter : null })
    },
  }
}
