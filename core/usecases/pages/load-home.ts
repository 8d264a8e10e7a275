import { currentPeriod } from '../../domain/period/find-period.ts'
import type { HomeContent } from '../../domain/page/page-content.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import { answered, mapAnswer, otherwise, thenAnswer, together } from '../answers.ts'
import type { PagePorts } from './page-ports.ts'

export interface HomeInput {
  readonly reader: Reader
  readonly type: SiteType
}

/** How many articles a home page lists as latest and as most read. */
export const homeListSize = 8

type HomePorts = Pick<PagePorts, 'sites' | 'periods' | 'articles'>

/** The home page of a journal, a group or the aggregate (C2.1). */
export const loadHome = (ports: HomePorts, input: HomeInput): Answer<HomeContent> =>
  input.type === 'single' ? journalHome(ports, input.reader) : journalsHome(ports, input)

function journalHome({ sites, periods, articles }: HomePorts, reader: Reader): Answer<HomeContent> {
  const current = thenAnswer(periods.periods(reader), (years) => {
    const period = currentPeriod(years)
    if (period === null) return answered(null)
    return mapAnswer(articles.contents(reader, period.id), (columns) => ({ period, columns }))
  })
  return mapAnswer(
    together({ journal: sites.journal(reader), current, ...lists(articles, reader) }),
    (parts) => ({ kind: 'journal', ...parts }),
  )
}

function journalsHome({ sites, articles }: HomePorts, { reader, type }: HomeInput): Answer<HomeContent> {
  return mapAnswer(together({ journals: sites.journals(reader), ...lists(articles, reader) }), (parts) => ({
    kind: 'journals',
    aggregate: type === 'all',
    ...parts,
  }))
}

const lists = (articles: HomePorts['articles'], reader: Reader) => ({
  latest: otherwise(articles.latest(reader, homeListSize), []),
  mostRead: otherwise(articles.mostRead(reader, homeListSize), []),
})
