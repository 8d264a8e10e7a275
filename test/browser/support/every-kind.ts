import { parseRoute, type PageName } from '@xuekan/core/route'

/** A page of the samples, without a host. */
export interface PlaceOfPage {
  readonly site: string
  readonly path: string
}

/** Kinds of page that no index lists, or that another site than the first has. */
const known: Readonly<Partial<Record<PageName, PlaceOfPage>>> = {
  home: { site: 'slgc', path: '/zh/home' },
  article: { site: 'slgc', path: '/zh/article/doi/10.5555/slgc.2026.05.001' },
  search: { site: 'slgc', path: '/zh/article?q=%E6%B0%B4' },
  advancedSearch: { site: 'slgc', path: '/seniorSearch?edit=1&q=a+AND+b&lang=zh' },
  resources: { site: 'slgc', path: '/textList?type=picture&lang=zh' },
  publications: { site: 'hengwen', path: '/searchPublication?type=publication&lang=zh' },
  account: { site: 'slgc', path: '/login?lang=zh' },
  science: { site: 'gzxb', path: '/science?lang=zh' },
  emailSubscribe: { site: 'slgc', path: '/emailSubscribe?lang=zh' },
  rss: { site: 'slgc', path: '/rssList?lang=zh' },
  unknown: { site: 'slgc', path: '/zh/a/b/c' },
  error: { site: 'slgc', path: '/errorPage?lang=zh' },
  forbidden: { site: 'slgc', path: '/forbiddenPage?lang=zh' },
}

/** One address of every kind of page that a visitor can open: those above, the first of each in the site maps, and two texts side by side. */
export async function onePageOfEachKind(
  read: (place: PlaceOfPage) => Promise<string>,
): Promise<ReadonlyMap<PageName, PlaceOfPage>> {
  const found = new Map(Object.entries(known)) as Map<PageName, PlaceOfPage>
  // no index lists two texts beside each other: the article that has both leads there
  const article = await read({ site: 'slgc', path: '/zh/article/doi/10.5555/slgc.2026.05.001' })
  const parallel = /href="(\/zh\/parallel\/[^"]+)"/.exec(article)?.[1]
  if (parallel !== undefined) found.set('parallel', { site: 'slgc', path: parallel })
  // the journal has no recordings of its own
  for (const site of ['slgc', 'hengwen'])
    for (const url of (await read({ site, path: '/sitemap.txt' })).trimEnd().split('\n')) {
      const path = url.replace(/^http:\/\/[^/]+/, '')
      const { page } = parseRoute(path)
      if (!found.has(page)) found.set(page, { site, path })
    }
  return found
}
