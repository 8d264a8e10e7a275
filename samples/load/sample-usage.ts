import { createHash } from 'node:crypto'

/** How often an article of the sample journals has been used. */
export interface Usage {
  readonly visits: number
  readonly downloads: number
  readonly citations: number
}

const dayLength = 86_400_000

/** A history for a sample article, the same for the same article: older ones have been read more, each at its own pace. */
export function sampleUsage(key: string, published: string, today: string): Usage {
  const [pace = 0, taste = 0, echo = 0] = createHash('sha256').update(key).digest()
  const days = Math.max(0, (Date.parse(today) - Date.parse(published)) / dayLength) || 0
  const visits = Math.round((40 + days * 2.5) * (0.5 + pace / 128))
  return {
    visits,
    downloads: Math.round(visits * (0.15 + taste / 1_200)),
    citations: Math.floor((days / 120) * (echo / 128)),
  }
}

/** The use of an article of the archive: some tens of visits, and citations where it became known. */
export function archiveUsage(key: string): Usage {
  const [visits = 0, downloads = 0, echo = 0] = createHash('sha256').update(key).digest()
  return {
    visits: 8 + visits,
    downloads: Math.round((8 + visits) * (downloads / 800)),
    citations: Math.floor((echo / 128) ** 5),
  }
}
