import { Icon } from '../Icon.tsx'
import { headPicture } from './visitor.css.ts'

/** A member's picture beside the name that says who it is; a figure for one who has none. */
export function HeadPicture({ url }: { readonly url: string }) {
  if (url === '') return <Icon name="user" />
  return <img className={headPicture} src={url} alt="" width={24} height={24} />
}
