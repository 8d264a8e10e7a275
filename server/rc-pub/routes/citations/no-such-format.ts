import { citationFormatNames } from '@xuekan/core/citation'
import { refused } from '../endpoint-handler.ts'

/** Said of a citationType that there is not. */
export const noSuchFormat = refused(
  400,
  `不支持的引文格式，可选：${citationFormatNames.join('、')}`,
  `There is no such citationType. There are: ${citationFormatNames.join(', ')}.`,
)
