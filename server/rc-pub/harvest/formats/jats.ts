import { jatsArticle } from '../../routes/articles/print-jats-front.ts'
import type { MetadataFormat } from './harvested-article.ts'

const namespace = 'https://jats.nlm.nih.gov/ns/archiving/1.3/'
const schema = 'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3.xsd'

/** JATS with its front: all that the store knows of an article besides its text. */
export const jats: MetadataFormat = {
  prefix: 'jats',
  schema,
  namespace,
  print: ({ row, furtherTexts }) =>
    jatsArticle(
      { ...row.record, furtherTexts },
      {
        xmlns: namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${namespace} ${schema}`,
      },
    ),
}
