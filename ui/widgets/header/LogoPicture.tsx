import { useBroken } from '../use-broken.ts'

interface Props {
  /** '' for none. */
  readonly url: string
  readonly className: string
  /** In CSS pixels, where the picture is not needed at once: then it waits until it is near. */
  readonly height?: number
}

/** The picture beside a name that says the same; nothing where there is none, or where it cannot be had. */
export function LogoPicture({ url, className, height }: Props) {
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) return null
  return (
    <img
      {...watch}
      className={className}
      src={url}
      alt=""
      {...(height === undefined ? {} : { height, loading: 'lazy' })}
    />
  )
}
