import { booksPart } from './parts/books.ts'
import { channelsPart } from './parts/channels.ts'
import { conditionsPart } from './parts/conditions.ts'
import { documentsPart } from './parts/documents.ts'
import { expertsPart } from './parts/experts.ts'
import { footerPart } from './parts/footer.ts'
import { albumsPart, topicsPart } from './parts/gatherings.ts'
import { headerPart } from './parts/header.ts'
import { mediaPart } from './parts/media.ts'
import { modulesPart } from './parts/modules.ts'
import { newsPart } from './parts/news.ts'
import { toolsPart } from './parts/tools.ts'
import type { SitePart } from './site-part.ts'

/** The files that a site's folder may hold beside site.yaml, in the order in which they are saved. */
export const siteParts: readonly SitePart<unknown>[] = [
  headerPart,
  footerPart,
  channelsPart,
  toolsPart,
  modulesPart,
  conditionsPart,
  newsPart,
  expertsPart,
  albumsPart,
  topicsPart,
  booksPart,
  documentsPart,
  mediaPart,
]
