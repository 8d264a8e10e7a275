import { bannerOf } from '@xuekan/core/menu'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { banner } from '../breadcrumbs.css.ts'
import { useBroken } from '../use-broken.ts'

/** The picture over a column's page, where its owner has chosen one (C3.6); it says nothing that the page does not. */
export function ColumnBanner({ route }: { readonly route: Route }) {
  const url = bannerOf(usePortal().shell.channels, route)
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) return null
  return <img {...watch} className={banner} src={url} alt="" width={1200} height={200} decoding="async" />
}
