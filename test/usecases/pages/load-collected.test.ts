import { createVirtualClock, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { loadAlbumList } from '../../../core/usecases/pages/load-album-list.ts'
import { loadAlbum, type AlbumInput } from '../../../core/usecases/pages/load-album.ts'
import { loadBook } from '../../../core/usecases/pages/load-book.ts'
import { loadTopic } from '../../../core/usecases/pages/load-topic.ts'
import { createMediaPage, loadMedia, type MediaInput } from '../../../core/usecases/pages/media-page.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const siteId = asSiteId('3')
const context = { language: 'zh', siteId } as const

function ready<T>(remote: Remote<T>): T {
  if (remote.status !== 'ready') throw new Error(JSON.stringify(remote))
  return remote.value
}
const absentOf = (call: string) => failed({ kind: 'absent', call })

describe('loadAlbumList', () => {
  const list = (page = 1, bench = gatewayBench()) =>
    settled(loadAlbumList(bench, { context, channel: null, page }))

  it('holds the albums of a site and whatever else it collects [C2.19]', () => {
    const { list: albums, topics, media, books } = ready(list())
    expect(albums.content.map(({ id }) => id)).toEqual(['371'])
    expect(topics.map(({ id }) => id)).toEqual(['361'])
    expect(books.map(({ id }) => id)).toEqual(['351'])
    expect(media.every((item) => item.siteId === siteId)).toBe(true)
  })

  it('names of the documents those that are a file', () => {
    const documents = (sampleContent.documents ?? []).map((each, at) => ({
      ...each,
      document: { ...each.document, fileUrl: at === 0 ? '/files/a.pdf' : '' },
    }))
    const found = ready(list(1, gatewayBench({ ...sampleContent, documents }))).documents
    expect(found.every(({ fileUrl }) => fileUrl !== '')).toBe(true)
  })

  it('has no page beyond the last, and does without what stands beside the albums', () => {
    expect(list(2)).toEqual(absentOf('albumList'))
    const bench = gatewayBench()
    for (const call of ['topics', 'mediaItems', 'books', 'documents']) bench.break(call, unreachable(call))
    expect(ready(list(1, bench))).toMatchObject({ topics: [], media: [], books: [], documents: [] })
    bench.break('albums', unreachable('albums'))
    expect(list(1, bench)).toEqual(failed(unreachable('albums')))
  })

  it('asks on later pages for albums alone', () => {
    const many = (sampleContent.albums ?? []).flatMap((each) =>
      Array.from({ length: 30 }, (_, at) => ({
        ...each,
        album: { ...each.album, id: `${each.album.id}-${at}` },
      })),
    )
    const bench = gatewayBench({ ...sampleContent, albums: many })
    expect(ready(list(2, bench)).list.content).toHaveLength(10)
    expect(bench.calls).toEqual(['albums'])
  })
})

describe('loadAlbum', () => {
  const album = (input: Partial<AlbumInput> = {}, bench = gatewayBench()) =>
    settled(loadAlbum(bench, { context, albumId: '371', tab: undefined, page: 1, ...input }))

  it.each(['paper', 'figures', 'tables', 'experts'] as const)(
    'shows the tab %s with as many things as it counts [C2.28]',
    (tab) => {
      const { shown, counts } = ready(album({ tab }))
      expect(shown.tab).toBe(tab)
      expect(shown.list.totalElements).toBe(counts[tab])
      expect(shown.list.content).toHaveLength(counts[tab] ?? 0)
    },
  )

  it('begins with the first tab that holds something [C2.28]', () => {
    expect(ready(album()).shown.tab).toBe('paper')
    const albums = (sampleContent.albums ?? []).map((each) => ({ ...each, articles: [], figures: [] }))
    expect(ready(album({}, gatewayBench({ ...sampleContent, albums }))).shown.tab).toBe('experts')
  })

  it('names its guest editors, and its first experts where it has none', () => {
    const bench = gatewayBench()
    const { guestEditors, editors } = ready(album({}, bench))
    expect(guestEditors.map(({ name }) => name.en)).toEqual(['Jiang Chuan'])
    expect(editors).toEqual([])
    expect(bench.calls).not.toContain('albumExperts')
    const albums = (sampleContent.albums ?? []).map((each) => ({ ...each, guestEditors: [] }))
    const alone = ready(album({}, gatewayBench({ ...sampleContent, albums })))
    expect(alone.guestEditors).toEqual([])
    expect(alone.editors.length).toBeGreaterThan(0)
  })

  it('gives all papers where they stand on several pages [C2.28]', () => {
    const own = sampleContent.articles.filter(({ article }) => article.siteId === siteId)
    const ids = own.map(({ article }) => article.id)
    const albums = (sampleContent.albums ?? []).map((each) => ({ ...each, articles: ids }))
    const { shown } = ready(album({}, gatewayBench({ ...sampleContent, albums })))
    if (shown.tab !== 'paper') throw new Error(shown.tab)
    expect(shown.whole).toHaveLength(ids.length > 20 ? ids.length : 0)
    expect(ready(album()).shown).toMatchObject({ whole: [] })
  })

  it('shows a table without what stands in it, which its article holds', () => {
    const [each] = sampleContent.albums ?? []
    if (each === undefined) throw new Error('no album')
    const tables = each.figures.map((figure) => ({
      ...figure,
      html: { zh: null, en: null },
      csvUrl: { zh: '', en: '' },
    }))
    const bench = gatewayBench({ ...sampleContent, albums: [{ ...each, tables }] })
    const { shown } = ready(album({ albumId: each.album.id, tab: 'tables' }, bench))
    expect(shown.list.content).toEqual(each.figures)
  })

  it('is absent under an unknown id and beyond the last page, and does without what stands beside', () => {
    expect(album({ albumId: 'nothing' })).toMatchObject({ error: { kind: 'absent' } })
    for (const tab of ['paper', 'figures', 'tables', 'experts'] as const)
      expect(album({ tab, page: 2 })).toEqual(absentOf('album'))
    const bench = gatewayBench()
    for (const call of ['albums', 'albumExperts', 'albumFigures']) bench.break(call, unreachable(call))
    expect(ready(album({}, bench))).toMatchObject({ editors: [], figures: [], others: [] })
  })
})

describe('loadTopic', () => {
  const topic = (topicId = '361', page = 1, bench = gatewayBench()) =>
    settled(loadTopic(bench, { context, topicId, page }))

  it('shows its articles and who follows it', () => {
    const { list, experts, topic: found, others } = ready(topic())
    expect(list.totalElements).toBe(found.articles)
    expect(experts.length).toBeGreaterThan(0)
    expect(others.map(({ id }) => id)).not.toContain('361')
  })

  it('is absent under an unknown id and beyond the last page', () => {
    expect(topic('nothing')).toMatchObject({ error: { kind: 'absent' } })
    expect(topic('361', 2)).toEqual(absentOf('topic'))
    const bench = gatewayBench()
    for (const call of ['experts', 'topics']) bench.break(call, unreachable(call))
    expect(ready(topic('361', 1, bench))).toMatchObject({ experts: [], others: [] })
  })
})

describe('loadBook', () => {
  const book = (bench = gatewayBench(), bookId = '351') => settled(loadBook(bench, { context, bookId }))

  const cloudOf = (own: string | null) =>
    ready(book(gatewayBench({ ...sampleContent, bookCloud: { own } }))).cloud

  it('leads to the book cloud, to the login before it, or nowhere, and stands without an answer [C6.2] [C6.3]', () => {
    expect(ready(book()).cloud).toBe('')
    expect(cloudOf('https://cloud.example.org/open?p=c1')).toBe('https://cloud.example.org/open?p=c1')
    expect(cloudOf(null)).toBeNull()
    const silent = gatewayBench()
    for (const call of ['ownBookCloudUrl', 'books']) silent.break(call, unreachable(call))
    expect(ready(book(silent))).toMatchObject({ cloud: null, others: [] })
  })

  it.each(['javascript:alert(1)', '//evil.example', 'mailto:a@b.cn', 'null'])(
    'leads to no book cloud at %j [C6.3]',
    (address) => {
      expect(cloudOf(address)).toBeNull()
    },
  )

  it('is absent under an unknown id', () => {
    expect(book(gatewayBench(), 'nothing')).toMatchObject({ error: { kind: 'absent' } })
  })
})

describe('a sound or a film', () => {
  const items = (kind: 'audio' | 'video') =>
    (sampleContent.media ?? []).map(({ item }) => item).filter((item) => item.kind === kind)
  const [video] = items('video')

  const media = (input: Partial<MediaInput>, bench = gatewayBench()) =>
    settled(loadMedia(bench, { context, kind: 'video', mediaId: video?.id ?? '', ...input }))

  it('is shown under its own kind alone', () => {
    expect(ready(media({})).item.id).toBe(video?.id)
    expect(media({ kind: 'audio' })).toEqual(absentOf('mediaItem'))
    expect(media({ mediaId: 'nothing' })).toMatchObject({ error: { kind: 'absent' } })
    const bench = gatewayBench()
    bench.break('mediaItems', unreachable('mediaItems'))
    expect(ready(media({}, bench)).others).toEqual([])
  })

  it('counts a download of the one that is shown', () => {
    const bench = gatewayBench()
    const input$ = createBehavior<MediaInput>({ context, kind: 'video', mediaId: video?.id ?? '' })
    const ports = { ...bench, clock: createVirtualClock(), minimumDelay: 0 }
    const page = createMediaPage(ports, createScope(), input$, null)
    expect(page.state$.value.status).toBe('ready')
    page.downloaded()
    expect(bench.calls.at(-1)).toBe('recordDownload')
  })
})
