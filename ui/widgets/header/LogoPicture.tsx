import { useEffect, useRef, useState } from 'react'

interface Props {
  /** '' for none. */
  readonly url: string
  readonly className: string
  /** In CSS pixels, where the picture is not needed at once: then it waits until it is near. */
  readonly height?: number
}

/** The picture beside a name that says the same; nothing where there is none, or where it cannot be had. */
export function LogoPicture({ url, className, height }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const { current } = image
    // it may have failed before the page was taken over
    if (current?.complete === true && current.naturalWidth === 0)
      current.decode().catch(() => setBroken(true))
  }, [])
  if (url === '' || broken) return null
  return (
    <img
      ref={image}
      className={className}
      src={url}
      alt=""
      {...(height === undefined ? {} : { height, loading: 'lazy' })}
      onError={() => setBroken(true)}
    />
  )
}
