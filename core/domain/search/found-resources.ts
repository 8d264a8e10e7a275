import type { CollectedItem } from '../collected/collected-item.ts'
import type { ArticlePicture } from '../media/article-media.ts'
import type { MediaItem } from '../media/media-item.ts'
import type { News } from '../news/news.ts'
import type { Paged } from '../page/paged.ts'

/** One page of what a search found that is neither articles nor publications (C2.25). */
export type FoundResources =
  | { readonly type: 'picture' | 'table'; readonly list: Paged<ArticlePicture> }
  | { readonly type: 'video' | 'audio'; readonly list: Paged<MediaItem> }
  | { readonly type: 'news'; readonly list: Paged<News> }
  | { readonly type: 'other'; readonly list: Paged<CollectedItem> }
