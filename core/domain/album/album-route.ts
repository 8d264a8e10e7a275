import { siteNamed, type LinkPlace } from '../route/destination.ts'
import type { AlbumRoute } from '../route/route.ts'
import type { Album } from './album.ts'

/** The page of an album: `/{lang}/collections/{id}` or `/newAlbumDetail/{siteId}/{id}/{lang}` (C2.19). */
export const albumRoute = ({ id, siteId }: Pick<Album, 'id' | 'siteId'>, place: LinkPlace): AlbumRoute => ({
  page: 'album',
  language: place.language,
  siteId: siteNamed(place, siteId),
  albumId: id,
})
