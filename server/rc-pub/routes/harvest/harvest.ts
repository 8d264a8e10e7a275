import { createHash } from 'node:crypto'
import { printUnixref, printUnknownDoi } from '@xuekan/core/content'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { depositSource } from '../../deposit/deposited-articles.ts'
import { answerHarvest } from '../../harvest/harvest.ts'
import { findRepository } from '../../harvest/repository.ts'
import { data, type HandlersOf } from '../endpoint-handler.ts'

/** What a host shows, for harvesters (OAI-PMH 2.0) and for those who have a DOI. */
export const harvestHandlers: HandlersOf<'harvest' | 'unixref'> = {
  harvest: async (context) => {
    const { given, origin, address: baseUrl } = context
    return xml(await answerHarvest(context, { given, origin, baseUrl }))
  },
  unixref: async (context) => {
    const doi = context.parameter('doi')
    const repository = await findRepository(context, context.origin)
    const article = await depositSource(context.database, repository).byDoi(doi)
    return xml(article === null ? printUnknownDoi(doi) : printUnixref(article))
  },
}

/** The same at any time, as long as nothing has changed: whoever asks again on a condition is told so. */
const tagOf = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/<responseDate>[^<]*/, ''))
    .digest('hex')
    .slice(0, 32)

const xml = (text: string) =>
  data(
    bytesInMemory(Buffer.from(text), {
      mediaType: 'text/xml; charset=utf-8',
      caching: 'revalidate',
      fileName: '',
      shown: 'inline',
      unlisted: true,
      zips: true,
      isWeak: true,
      tag: tagOf(text),
    }),
  )
