import { cover, drawn, drawnName, drawnNumber } from './cover.css.ts'
import { useBroken } from './use-broken.ts'

interface Props {
  /** '' where there is no picture: then, as where it cannot be had, the cover is set in type. */
  readonly url: string
  readonly alt: string
  readonly name: string
  readonly number?: string
  readonly eager?: boolean
}

/** The cover of a journal or an issue, three to four. */
export function Cover({ url, alt, name, number = '', eager = false }: Props) {
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) {
    return (
      <span
        className={drawn}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <span className={drawnName}>{name}</span>
        <span className={drawnNumber}>{number}</span>
      </span>
    )
  }
  return (
    <img
      {...watch}
      className={cover}
      src={url}
      alt={alt}
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
