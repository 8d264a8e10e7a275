import { useEffect, useRef, useState, type RefObject } from 'react'

interface Broken {
  /** Whether the picture cannot be had. */
  readonly broken: boolean
  /** What its element needs. */
  readonly watch: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void }
}

/** Whether the picture at an address cannot be had, also where that was so before the page was taken over. */
export function useBroken(url: string): Broken {
  const ref = useRef<HTMLImageElement>(null)
  const [brokenUrl, setBroken] = useState('')
  useEffect(() => {
    const { current } = ref
    if (current?.complete === true && current.naturalWidth === 0) current.decode().catch(() => setBroken(url))
  }, [url])
  return { broken: url !== '' && brokenUrl === url, watch: { ref, onError: () => setBroken(url) } }
}
