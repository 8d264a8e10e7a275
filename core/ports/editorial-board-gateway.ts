import type { Expert, ExpertPage } from '../domain/expert/expert.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Who sits on editorial boards and stands behind topics (C7.16). */
export interface EditorialBoardGateway {
  /** In the site's order, those of a column or of a topic; none for one that has no experts. */
  readonly members: (reader: Reader, topicId: string, wish: PageWish) => Answer<Paged<Expert>>
  /** 'absent' when there is none. */
  readonly member: (reader: Reader, id: string) => Answer<ExpertPage>
}
