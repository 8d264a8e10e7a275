import { localise } from '@xuekan/core'
import { plainText, type ArticlePicture } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import { Picture } from './Picture.tsx'
import * as styles from './collected.css.ts'

interface Props {
  readonly pictures: readonly ArticlePicture[]
  readonly kind: 'figure' | 'table'
  /** Of a search, to be marked in the captions. */
  readonly words?: readonly string[]
}

/** Figures or tables of articles as cards, each leading to its page, or to its place in the article. */
export function Pictures({ pictures, kind, words = [] }: Props) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture) => (
        <Card key={picture.id} picture={picture} kind={kind} words={words} />
      ))}
    </ul>
  )
}

interface CardProps {
  readonly picture: ArticlePicture
  readonly kind: Props['kind']
  readonly words: readonly string[]
}

function Card({ picture, kind, words }: CardProps) {
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
        <Highlighted text={localise(picture.caption, language)} words={words} />
      </PortalLink>{' '}
      <small>{t('picture.in', { title: plainText(localise(article.title, language)) })}</small>
    </li>
  )
}
