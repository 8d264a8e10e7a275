import { useEffect } from 'react'

/**
 * Once a form has come back with something wrong, the first field that is at fault has the focus; where nothing is wrong,
 * the field that is named has it, or none for ''.
 */
export function useFirstFault(faults: object, next = ''): void {
  useEffect(() => {
    const isWrong = Object.keys(faults).length > 0
    const field = isWrong ? '[aria-invalid="true"]' : next === '' ? null : `[name="${next}"]`
    if (field !== null) document.querySelector<HTMLElement>(`main ${field}`)?.focus()
  }, [faults, next])
}
