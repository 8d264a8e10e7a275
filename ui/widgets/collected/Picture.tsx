import { picture, noPicture } from './collected.css.ts'
import { useBroken } from '../use-broken.ts'

/** A picture that decorates a card; nothing in its place where it cannot be had. */
export function Picture({ url, eager = false }: { readonly url: string; readonly eager?: boolean }) {
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) return <span className={noPicture} aria-hidden="true" />
  return (
    <img
      {...watch}
      className={picture}
      src={url}
      alt=""
      width={320}
      height={240}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
