import { bytesInMemory } from '../../bytes/bytes.ts'
import { answerHarvest } from '../../harvest/harvest.ts'
import { data, type HandlersOf } from '../endpoint-handler.ts'

/** What a host shows, for harvesters (OAI-PMH 2.0). */
export const harvestHandlers: HandlersOf<'harvest'> = {
  harvest: async (context) => {
    const { given, origin, address: baseUrl } = context
    const text = await answerHarvest(context, { given, origin, baseUrl })
    return data(
      bytesInMemory(Buffer.from(text), {
        mediaType: 'text/xml; charset=utf-8',
        caching: 'revalidate',
        fileName: '',
        shown: 'inline',
        unlisted: true,
        zips: true,
      }),
    )
  },
}
