import type { ArticleFloat, FloatLink } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useFloatName } from './use-float-name.ts'

/** Where the figures and tables of a text lead, and their files. */
export function useFloatLinks(floats: readonly ArticleFloat[]): readonly FloatLink[] {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = useFloatName()
  return floats.map((float) => {
    const { kind, id, label, imageUrl, csvUrl } = float
    const shown = name(kind, label)
    const file = kind === 'table' ? csvUrl : imageUrl
    return {
      ...float,
      href: hrefs.destination({ page: kind, language, siteId: null, mediaId: id }),
      name: t(`float.open.${kind}`, { name: shown }),
      file: file === '' ? null : { href: file, name: t(`article.file.${kind}`) },
    }
  })
}
