import type { HandlersOf } from '../endpoint-handler.ts'
import { mediaAnswers } from './article-media.ts'
import { wireArticleMedia } from './wire-media.ts'

const { list, ofArticle, byId } = mediaAnswers('figure', wireArticleMedia)

/** C7.16: figures of articles. */
export const pictureHandlers: HandlersOf<'pictureList' | 'picturesOfArticle' | 'pictureById'> = {
  pictureList: list,
  picturesOfArticle: ofArticle,
  pictureById: byId,
}
