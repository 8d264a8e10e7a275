import { booksFile } from './config-files/books.ts'
import { channelsFile } from './config-files/channels.ts'
import { conditionsFile } from './config-files/conditions.ts'
import { documentsFile } from './config-files/documents.ts'
import { expertsFile } from './config-files/experts.ts'
import { footerFile } from './config-files/footer.ts'
import { albumsFile, topicsFile } from './config-files/collections.ts'
import { headerFile } from './config-files/header.ts'
import { mediaFile } from './config-files/media.ts'
import { modulesFile } from './config-files/modules.ts'
import { newsFile } from './config-files/news.ts'
import { toolsFile } from './config-files/tools.ts'
import type { SiteConfigFile } from './site-config-file.ts'

/** The files that a site's folder may hold beside site.yaml, in the order in which they are saved. */
export const siteConfigFiles: readonly SiteConfigFile<unknown>[] = [
  headerFile,
  footerFile,
  channelsFile,
  toolsFile,
  modulesFile,
  conditionsFile,
  newsFile,
  expertsFile,
  albumsFile,
  topicsFile,
  booksFile,
  documentsFile,
  mediaFile,
]
