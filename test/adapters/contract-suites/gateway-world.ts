import type {
  ArticleGateway,
  CitationGateway,
  Language,
  PeriodGateway,
  Reader,
  SearchGateway,
  SiteGateway,
} from '@xuekan/core'
import { valueOf } from '../first-answer.ts'

/** Gateways over some deployment, and the short-names to look at there. */
export interface GatewayWorld {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
  readonly citations: CitationGateway
  readonly slds: {
    /** Two journals of the group. */
    readonly journal: string
    readonly otherJournal: string
    readonly group: string
    readonly aggregate: string
  }
}

/** Opened before the tests of a suite; what it holds open is the caller's to close. */
export type OpenWorld = () => GatewayWorld | Promise<GatewayWorld>

export async function readerOf(world: GatewayWorld, sld: string, language: Language = 'zh'): Promise<Reader> {
  const site = await valueOf(world.sites.findSite({ sld }, language))
  return { language, siteId: site.id }
}
