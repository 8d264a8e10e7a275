import { localise } from '@xuekan/core'
import { mediaTime, type MediaItem } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import { ThingHit } from './ThingHit.tsx'

interface Props {
  readonly item: MediaItem
  readonly words: readonly string[]
}

/** A sound or a film that was found, with how long it is. */
export function MediaHit({ item, words }: Props) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const { id, kind, title, summary, maker, publishedOn, duration, posterUrl } = item
  return (
    <ThingHit
      title={
        <PortalLink href={hrefs.destination({ page: kind, language, siteId: null, mediaId: id })}>
          <Highlighted text={localise(title, language)} words={words} />
        </PortalLink>
      }
      facts={[localise(maker, language), formatDate(publishedOn, language)]}
      text={localise(summary, language)}
      words={words}
      pictureUrl={posterUrl}
      onPicture={duration > 0 ? mediaTime(duration) : ''}
    />
  )
}
