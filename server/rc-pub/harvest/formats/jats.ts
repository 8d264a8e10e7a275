import { allowsPassingOn } from '@xuekan/core/content'
import { textsOfArticle } from '../../routes/articles/jats/text/texts-of-article.ts'
import { jatsArticle } from '../../routes/articles/print-jats-front.ts'
import { statedRelations } from '../../store/stated-relations.ts'
import type { HarvestedArticle, MetadataFormat } from './harvested-article.ts'

const namespace = 'https://jats.nlm.nih.gov/ns/archiving/1.3/'
const schema = 'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3.xsd'

/** An address of the portal as harvesters can follow it; '' for one that leads nowhere outside. */
const absoluteIn =
  ({ urls }: HarvestedArticle) =>
  (address: string): string => {
    if (/^mailto:/i.test(address)) return address
    const base = urls.zh || urls.en
    const isKnown = /^https?:\/\//i.test(address) || (base !== '' && address.startsWith('/'))
    return isKnown && URL.canParse(address, base || undefined) ? new URL(address, base || undefined).href : ''
  }

/** JATS: the front, and body, back matter and references where the licence lets others pass them on. */
export const jats: MetadataFormat = {
  prefix: 'jats',
  schema,
  namespace,
  hasTexts: true,
  print: (article) => {
    const { row, furtherTexts } = article
    const record = { ...row.record, furtherTexts, relations: statedRelations(row) }
    const texts = allowsPassingOn(record.license?.url ?? '') ? article.fullTexts : []
    return jatsArticle(
      record,
      {
        xmlns: namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${namespace} ${schema}`,
      },
      textsOfArticle(record, texts, absoluteIn(article)),
    )
  },
}
