import { conditionsFile } from '../load/config-files/conditions.ts'
import { footerFile } from '../load/config-files/footer.ts'
import { headerFile } from '../load/config-files/header.ts'
import { modulesFile } from '../load/config-files/modules.ts'
import { toolsFile } from '../load/config-files/tools.ts'
import type { SiteDocument, StoredSiteConfig } from './site-settings.ts'

const none = { zh: '', en: '' } as const

/** What site.yaml says where it says nothing. */
const absentSite: SiteDocument = {
  name: none,
  theme: 1,
  grayType: '',
  keywords: none,
  description: none,
  journal: null,
  templateId: '',
  colour: '',
  colour1: '',
  colour2: '',
  colour3: '',
  umtFlag: false,
  logo: '',
  logo1: '',
  picture: '',
}

const absent: StoredSiteConfig = {
  ...absentSite,
  header: headerFile.absent,
  footer: footerFile.absent,
  tools: toolsFile.absent,
  modules: modulesFile.absent,
  conditions: conditionsFile.absent,
  bookCloud: null,
}

/**
 * The document of a site as every reader of it may take it: what the store lacks, for a site that another program or an
 * older version has written, is what an absent file says. Law: a complete document stays as it is.
 */
export const completeConfig = (stored: Partial<StoredSiteConfig>): StoredSiteConfig => ({
  ...absent,
  ...stored,
  header: { ...absent.header, ...stored.header },
  footer: { ...absent.footer, ...stored.footer },
})
