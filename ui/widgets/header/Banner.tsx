import { usePortal } from '../../binding/portal.ts'
import { useBroken } from '../use-broken.ts'
import { banner, bannerPicture } from './banner.css.ts'

/** The site's picture over the whole width, at 175/683 of it (C9.7). It decorates: its words stand on the plate. */
export function Banner() {
  const { shell } = usePortal()
  const { backgroundUrl } = shell.header
  const { broken, watch } = useBroken(backgroundUrl)
  if (backgroundUrl === '') return null
  return (
    <div className={banner}>
      {broken ? null : (
        <img {...watch} className={bannerPicture} src={backgroundUrl} alt="" width={683} height={175} />
      )}
    </div>
  )
}
