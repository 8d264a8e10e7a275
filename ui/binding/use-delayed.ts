import { useEffect, useState } from 'react'

/** Whether something has been so for a while, in milliseconds: what is over sooner is not shown, since it would flash. */
export function useDelayed(isSo: boolean, after: number): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setDelayed(true), after)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isSo, after])
  return isSo && delayed
}
