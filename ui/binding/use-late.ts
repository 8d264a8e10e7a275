import { useEffect, useState } from 'react'

/** Whether something has been so for a while, in milliseconds: what is over sooner is not shown, since it would flash. */
export function useLate(isSo: boolean, after: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLate(true), after)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isSo, after])
  return isSo && late
}
