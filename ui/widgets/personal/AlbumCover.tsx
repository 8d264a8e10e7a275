import { Icon } from '../Icon.tsx'

interface Props {
  /** '' for none, which is drawn plain. */
  readonly cover: string
  readonly className: string
}

/** The picture of an album, which its name stands beside. */
export function AlbumCover({ cover, className }: Props) {
  return (
    <span className={className} aria-hidden="true">
      {cover === '' ? <Icon name="bookmark" /> : <img src={cover} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
