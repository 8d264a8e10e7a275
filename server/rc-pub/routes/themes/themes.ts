import { siteTheme, themeIdOf, themePreset, themeStylesheet } from '@xuekan/core/site'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { data, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'

/** C7.10: a site's colours, its own where it has any, as its pages may load them. */
export const themeHandlers: HandlersOf<'stylesheet'> = {
  stylesheet: (context) =>
    withSite(context, async ({ config: { theme, colour, colour1, colour2, colour3 } }) =>
      data(
        bytesInMemory(
          Buffer.from(
            themeStylesheet(
              siteTheme(themePreset(themeIdOf(theme)), {
                primary: colour,
                hover: colour1,
                other: colour2,
                bottomLine: colour3,
              }),
            ),
          ),
          {
            mediaType: 'text/css; charset=utf-8',
            caching: 'revalidate',
            fileName: '',
            shown: 'inline',
          },
        ),
      ),
    ),
}
