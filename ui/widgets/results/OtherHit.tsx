import { localise } from '@xuekan/core'
import type { CollectedItem } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import { ThingHit } from './ThingHit.tsx'

interface Props {
  readonly item: CollectedItem
  readonly words: readonly string[]
}

/** An album, a topic, a book or a document that was found (C2.27). */
export function OtherHit({ item, words }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { kind, id, title, summary, publishedOn, pictureUrl, fileUrl } = item
  const pages: Readonly<Record<typeof kind, Route | null>> = {
    album: { page: 'album', language, siteId: null, albumId: id },
    topic: { page: 'topic', language, siteId: null, topicId: id, pageNumber: 1 },
    book: { page: 'book', language, siteId: null, bookId: id },
    document: null,
  }
  const page = pages[kind]
  const name = <Highlighted text={localise(title, language)} words={words} />
  return (
    <ThingHit
      title={
        page === null ? (
          <a href={fileUrl} download>
            {name}
          </a>
        ) : (
          <PortalLink href={hrefs.destination(page)}>{name}</PortalLink>
        )
      }
      facts={[t(`results.kind.${kind}`), formatDate(publishedOn, language)]}
      text={localise(summary, language)}
      words={words}
      pictureUrl={pictureUrl}
    />
  )
}
