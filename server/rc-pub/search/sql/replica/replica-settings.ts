import type { EngineSettings } from '../../../store/pglite-engine.ts'

/** Kilobytes that a replica has of one article: its words, and where the index has them. */
const perArticle = 8

/** Megabytes of pages that an engine keeps: PostgreSQL's own number is 128. */
const buffers = { least: 32, most: 512 } as const

/**
 * How the engine of a replica of so many articles works. It keeps what searches read in memory, since each page that it
 * has to ask the file for again costs more than comparing it: without, one search in twenty took half as long again at
 * 100,000 articles. All of that memory is taken at its start, so that a small replica gets no more than it needs.
 */
export const replicaSettings = (articles: number): EngineSettings => {
  const megabytes = Math.ceil((articles * perArticle) / 1_024)
  return { shared_buffers: `${Math.min(Math.max(megabytes, buffers.least), buffers.most)}MB` }
}
