import { Icon } from '../Icon.tsx'
import { useBroken } from '../use-broken.ts'
import { headPicture } from './visitor.css.ts'

/** A member's picture beside the name that says who it is; a figure for one who has none. */
export function HeadPicture({ url }: { readonly url: string }) {
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) return <Icon name="user" />
  return <img {...watch} className={headPicture} src={url} alt="" width={24} height={24} />
}
