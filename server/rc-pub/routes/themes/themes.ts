import { themeIdOf, themePreset, themeStylesheet } from '@xuekan/core'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { data, type HandlersOf } from '../call-handler.ts'
import { withSite } from '../sites/sites.ts'

/** C7.10: a site's colours, as its pages may load them. */
export const themeHandlers: HandlersOf<'stylesheet'> = {
  stylesheet: (context) =>
    withSite(context, async ({ config: { theme } }) =>
      data(
        bytesInMemory(Buffer.from(themeStylesheet(themePreset(themeIdOf(theme)))), {
          mediaType: 'text/css; charset=utf-8',
          caching: 'revalidate',
          fileName: '',
          shown: 'inline',
        }),
      ),
    ),
}
