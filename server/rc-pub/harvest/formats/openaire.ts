import { printOpenaire, type LiteratureRecord } from '@xuekan/core/content'
import { depositedArticle } from '../../deposit/deposited-article.ts'
import type { HarvestedArticle, MetadataFormat } from './harvested-article.ts'

/** The OpenAIRE guidelines for literature, version 4. */
export const openaire: MetadataFormat = {
  prefix: 'oai_openaire',
  schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
  namespace: 'http://namespace.openaire.eu/schema/oaire/',
  hasTexts: false,
  print: (article) => printOpenaire(literatureRecord(article)),
}

function literatureRecord(article: HarvestedArticle): LiteratureRecord {
  const { record } = article.row
  const { about } = record
  return {
    ...depositedArticle(article, []),
    version: record.version,
    licenseName: record.license?.name ?? '',
    helpers: about?.editors ?? [],
    relatedUrls: (about?.relations ?? []).flatMap(({ doi, url }) => (doi === '' && url !== '' ? [url] : [])),
    pmid: about?.pmid ?? '',
    arxiv: about?.arxiv ?? '',
  }
}
