import { localise } from '@xuekan/core'
import type { ArticlePicture, MediaItem } from '@xuekan/core/content'
import { bannerDestination, type BannerPicture } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useReachable } from '../../binding/use-reachable.ts'
import { formatDate } from '../../locales/format.ts'
import { MaybeLink } from '../MaybeLink.tsx'
import { useBroken } from '../use-broken.ts'
import { HomeSection } from './HomeSection.tsx'
import type { ModuleProps } from './module-props.ts'
import * as styles from './pictures.css.ts'
import { spaced } from '../text/spaced.ts'

/** Figures of the issue, side by side, on a phone in a strip; each leads to itself, or to its place in its article. */
export function Figures({ module, content: { pictures }, width }: ModuleProps<'figures'>) {
  const { language } = usePortal()
  const reachable = useReachable()
  const all = reachable({ page: 'resources', language, type: 'picture', query: allOf })
  return (
    <HomeSection module={module} width={width} more={all}>
      <ul className={`${styles.strip} ${styles.across[Math.min(pictures.length, 5)] ?? ''}`}>
        {pictures.map((picture) => (
          <Figure key={picture.id} picture={picture} />
        ))}
      </ul>
    </HomeSection>
  )
}

const allOf = { term: '', field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 } as const

function Figure({ picture }: { readonly picture: ArticlePicture }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const reachable = useReachable()
  const { broken, watch } = useBroken(picture.imageUrl)
  const inArticle = `${hrefs.article(picture.article)}${picture.anchor === '' ? '' : `#${picture.anchor}`}`
  const href = reachable({ page: 'figure', language, siteId: null, mediaId: picture.id }) ?? inArticle
  const label = localise(picture.label, language)
  return (
    <li className={styles.figure}>
      <MaybeLink href={href}>
        <span className={styles.frame}>
          {broken ? null : (
            <img
              {...watch}
              src={picture.imageUrl}
              alt=""
              width={400}
              height={300}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>{' '}
        <span className={styles.caption}>
          {label === '' ? null : <b>{label} </b>}
          {localise(picture.caption, language)}
        </span>
      </MaybeLink>
    </li>
  )
}

/** Special albums: the first with its cover large where there is room, the others as rows. */
export function Albums({ module, content: { albums }, width }: ModuleProps<'albums'>) {
  const { language } = usePortal()
  const reachable = useReachable()
  const more = reachable({ page: 'albumList', language, siteId: null, channelId: null })
  const isShort = module.look === 'short'
  return (
    <HomeSection module={module} width={width} more={more}>
      <ul
        className={
          isShort ? styles.plain : width > 8 ? `${styles.strip} ${styles.across[4] ?? ''}` : styles.albums
        }
      >
        {albums.map((album) => {
          const href = reachable({ page: 'album', language, siteId: null, albumId: album.id })
          const name = localise(album.name, language)
          return (
            <li key={album.id}>
              <MaybeLink href={href} className={isShort ? undefined : styles.album}>
                {isShort ? null : <Thumb url={album.coverUrl} />}
                <span>
                  <b>{name}</b> {isShort ? null : <small>{localise(album.introduction, language)}</small>}
                </span>
              </MaybeLink>
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}

function Thumb({ url }: { readonly url: string }) {
  const { broken, watch } = useBroken(url)
  return (
    <span className={styles.thumb}>
      {url === '' || broken ? null : (
        <img {...watch} src={url} alt="" width={400} height={250} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

/** The newest film or sound, with its length. */
export function Media({ module, content: { kind, items }, width }: ModuleProps<'video' | 'audio'>) {
  const { language } = usePortal()
  const reachable = useReachable()
  const more = reachable({ page: 'resources', language, type: kind, query: allOf })
  const isWide = width > 8
  return (
    <HomeSection module={module} width={width} more={more}>
      {spaced(
        items.map((item) => (
          <MaybeLink
            key={item.id}
            className={isWide ? styles.mediaWide : styles.media}
            href={reachable({ page: kind, language, siteId: null, mediaId: item.id })}
          >
            <Poster item={item} />{' '}
            <span>
              <b>{localise(item.title, language)}</b>{' '}
              {isWide ? <span className={styles.summary}>{localise(item.summary, language)}</span> : null}{' '}
              <small>
                {[localise(item.maker, language), formatDate(item.publishedOn, language)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </span>
          </MaybeLink>
        )),
      )}
    </HomeSection>
  )
}

function Poster({ item: { posterUrl, duration } }: { readonly item: MediaItem }) {
  const { broken, watch } = useBroken(posterUrl)
  const hasPicture = posterUrl !== '' && !broken
  return (
    <span className={hasPicture ? styles.poster : styles.noPoster}>
      {hasPicture ? (
        <img {...watch} src={posterUrl} alt="" width={640} height={360} loading="lazy" decoding="async" />
      ) : null}
      {duration > 0 ? <span className={styles.length}>{clockTime(duration)}</span> : null}
    </span>
  )
}

/** Minutes and seconds, such as 2:05. */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** Pictures of a banner side by side, one in view: they are swiped, scrolled or reached by their links (C3.14). */
export function Carousel({ module, width }: Omit<ModuleProps<'carousel'>, 'content'>) {
  return (
    <HomeSection module={module} width={width}>
      <ul className={styles.carousel}>
        {module.banners.map((banner, index) => (
          <Banner key={`${banner.pictureUrl} ${index}`} banner={banner} eager={index === 0} />
        ))}
      </ul>
    </HomeSection>
  )
}

function Banner({ banner, eager }: { readonly banner: BannerPicture; readonly eager: boolean }) {
  const { language, links$ } = usePortal()
  const reachable = useReachable()
  const to = bannerDestination(banner, useBehavior(links$))
  const { broken, watch } = useBroken(banner.pictureUrl)
  return (
    <li>
      <MaybeLink href={to === null ? null : reachable(to)} className={styles.banner}>
        {broken ? null : (
          <img
            {...watch}
            src={banner.pictureUrl}
            alt=""
            width={1200}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        <span>{localise(banner.title, language)}</span>
      </MaybeLink>
    </li>
  )
}
