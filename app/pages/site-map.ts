import { loadSiteMap, siteMapAddresses } from '@xuekan/core/page'
import { SiteMapPage } from '../../ui/pages/SiteMapPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'siteMap',
  Screen: SiteMapPage,
  input: (_route, { context, shell }) => ({ context, type: shell.site.type }),
  load: loadSiteMap,
  head: (_content, t) => ({ title: [t('siteMap.title')] }),
  prose: [],
  addresses: siteMapAddresses,
})
