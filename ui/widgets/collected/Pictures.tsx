import { localise } from '@xuekan/core'
import { plainText, type ArticlePicture } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Picture } from './Picture.tsx'
import * as styles from './collected.css.ts'

interface Props {
  readonly pictures: readonly ArticlePicture[]
  readonly kind: 'figure' | 'table'
}

/** Figures or tables of articles as cards, each leading to its page, or to its place in the article. */
export function Pictures({ pictures, kind }: Props) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture) => (
        <Card key={picture.id} picture={picture} kind={kind} />
      ))}
    </ul>
  )
}

function Card({ picture, kind }: { readonly picture: ArticlePicture; readonly kind: Props['kind'] }) {
  const { availablePages, language, t } = usePortal()
  const hrefs = useHrefs()
  const { article, anchor, id } = picture
  const place = anchor === '' ? '' : `#${anchor}`
  const href = availablePages.has(kind)
    ? hrefs.destination({ page: kind, language, siteId: null, mediaId: id })
    : hrefs.article(article) + place
  const label = localise(picture.label, language)
  return (
    <li>
      <PortalLink href={href}>
        {picture.imageUrl === '' ? null : <Picture url={picture.imageUrl} />}
        <b>{label || t(kind === 'figure' ? 'album.tab.figures' : 'album.tab.tables')}</b>{' '}
        {localise(picture.caption, language)}
      </PortalLink>
      <small>{t('picture.in', { title: plainText(localise(article.title, language)) })}</small>
    </li>
  )
}
