import { listPlace } from '../page/list-page.ts'
import type { ArchiveContent, ScienceContent, SectionContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

const onSite = { language: null, siteId: null } as const

/** The back issues: of an older decade by its years (C9.12). */
export function archiveHead(content: ArchiveContent | null, label: string): PageHead {
  if (content === null) return { title: [label], content: null }
  const { decades, shown } = content
  const decade = shown === null || shown.decade === decades[0]?.decade ? null : shown.decade
  return {
    title: [...(decade === null ? [] : [`${decade}–${decade + 9}`]), label],
    content: { page: 'listed', content: { route: { page: 'archive', ...onSite, decade } } },
  }
}

/** One section of a journal, with its feed. */
export function sectionHead(content: SectionContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  const { section, list } = content
  const route = {
    page: 'section',
    language: 'zh',
    siteId: null,
    section: section.value,
    pageNumber: list.number + 1,
  } as const
  return {
    title: [section.label],
    feed: { source: { kind: 'column', column: section.value } },
    content: { page: 'listed', content: { route } },
  }
}

/** All articles of a site, with the feed of the newest. */
export function scienceHead(content: ScienceContent | null, label: string): PageHead {
  if (content === null) return { title: [label], content: null }
  const route = {
    page: 'science',
    ...onSite,
    channelId: null,
    ...listPlace(content.list.number + 1),
  } as const
  return {
    title: [content.column?.channel.name ?? label],
    feed: { source: { kind: 'latest' } },
    content: { page: 'listed', content: { route } },
  }
}
