import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AnswerCard } from './AnswerCard.tsx'
import { markOf, marks, type MarkRequest } from './answer-marks.ts'

interface Props {
  readonly textId: string
  readonly first: MarkRequest
}

/** How long the pointer rests before a card opens, and how long it may be away from mark and card, in milliseconds. */
const times = { open: 150, close: 200 } as const

/** One card at a time: under the pointer, with the focus of the keyboard, or pressed until it is left. */
export function Answers({ textId, first }: Props) {
  const [asked, setAsked] = useState<MarkRequest | null>(first)
  const shown = useRef(asked)
  useEffect(() => {
    shown.current = asked
  }, [asked])
  useLayoutEffect(() => {
    const text = document.getElementById(textId)
    if (text === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (act: () => void, time: number): void => {
      clearTimeout(timer)
      timer = setTimeout(act, time)
    }
    // the focus that comes back asks for nothing
    let dismissed: HTMLElement | null = null
    const unlisten = marks(text, (next) => {
      const again = !next.pressed && next.mark === dismissed
      dismissed = null
      if (again) return
      if (next.pressed || next.mark === document.activeElement) {
        clearTimeout(timer)
        setAsked(next)
      } else wait(() => setAsked(next), times.open)
    })
    const pointed = ({ target }: Event): void => {
      const on = markOf(target) !== null
      if (inCard(target)) clearTimeout(timer)
      else if (!on) wait(() => setAsked((now) => (now?.pressed === true ? now : null)), times.close)
    }
    const left = ({ target }: Event): void => {
      if (!inCard(target) && markOf(target) === null) setAsked(null)
    }
    const closed = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || shown.current === null) return
      dismissed = shown.current.mark
      setAsked(null)
      dismissed.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', closed)
    document.addEventListener('pointerover', pointed)
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    return () => {
      clearTimeout(timer)
      unlisten()
      document.removeEventListener('keydown', closed)
      document.removeEventListener('pointerover', pointed)
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
    }
  }, [textId])
  if (asked === null) return null
  return <AnswerCard key={keyOf(asked.mark)} asked={asked} onClose={() => setAsked(null)} />
}

const inCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-card]') !== null

let count = 0
const keys = new WeakMap<HTMLElement, number>()
const keyOf = (mark: HTMLElement): number => {
  const known = keys.get(mark) ?? (count += 1)
  keys.set(mark, known)
  return known
}
