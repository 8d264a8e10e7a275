import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'

interface Shown {
  readonly id: string
  /** By a click: it stays when the pointer leaves. */
  readonly pinned: boolean
}

/** What of a row of controls shows what it has to show. */
export interface Disclosed {
  readonly id: string | null
  /** For the element that holds a control and what it shows. */
  readonly around: (id: string) => {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: () => void
  }
  readonly toggle: (id: string) => void
}

/**
 * One at a time shows beside its control: under the pointer, with the focus of the keyboard, or pinned by a click or a
 * tap until the next one anywhere. Escape hides it without moving the focus.
 */
export function useDisclosed(): Disclosed {
  const [shown, setShown] = useState<Shown | null>(null)
  const hide = (id: string, force: boolean): void =>
    setShown((now) => (now?.id === id && (force || !now.pinned) ? null : now))
  useEffect(() => {
    if (shown === null) return undefined
    const hideByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(null)
    }
    const release = ({ target }: Event): void => {
      const within = target instanceof Element && target.closest('[data-disclosed]') !== null
      if (shown.pinned && !within) setShown(null)
    }
    document.addEventListener('keydown', hideByKey)
    document.addEventListener('pointerdown', release)
    return () => {
      document.removeEventListener('keydown', hideByKey)
      document.removeEventListener('pointerdown', release)
    }
  }, [shown])
  return {
    id: shown?.id ?? null,
    around: (id) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') setShown((now) => (now?.id === id ? now : { id, pinned: false }))
      },
      onPointerLeave: () => hide(id, false),
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible'))
          setShown((now) => (now?.id === id ? now : { id, pinned: false }))
      },
      onBlur: () => hide(id, true),
    }),
    toggle: (id) => setShown((now) => (now?.id === id && now.pinned ? null : { id, pinned: true })),
  }
}
