import type { PublishingPace } from '@xuekan/core/content'
import type { WirePublishingPace } from '../contract/article.ts'

/** How long a journal takes; null where that is not said, or not of which months. Points without a month are left out. */
export function paceFrom(wire: WirePublishingPace): PublishingPace | null {
  if (wire?.days === undefined || wire.days === null || !isMonth(wire.until)) return null
  return {
    until: wire.until,
    days: wire.days,
    articles: wire.articles ?? 0,
    points: wire.points.flatMap(({ month, days, articles }) =>
      isMonth(month) && days !== null ? [{ month, days, articles: articles ?? 0 }] : [],
    ),
  }
}

const isMonth = (text: string | null): text is string =>
  text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
