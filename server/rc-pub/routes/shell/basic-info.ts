import { footerStyleOf } from '@xuekan/core/site'
import { data, orNull, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { homeModules } from './modules.ts'

/** C3.9, C7.5: what is told of a site as a whole. */
export const basicInfoHandlers: HandlersOf<'basicInfo' | 'layout'> = {
  basicInfo: (context) =>
    withSite(context, async ({ id, config: { journal } }) =>
      data({ id: String(id), siteId: String(id), indexed: orNull((journal?.indexed ?? []).join(';')) }),
    ),
  layout: (context) =>
    withSite(context, async ({ id, config }) =>
      data({
        siteId: String(id),
        templateId: orNull(config.templateId),
        colorId: config.theme,
        grayType: Number(config.grayType),
        navStyle: config.header.navStyle,
        toolStyle: config.tools.style,
        footerStyle: footerStyleOf(config.footer.backgroundColor),
        modules: await homeModules(context.database, id),
      }),
    ),
}
