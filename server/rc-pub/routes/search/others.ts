import { localise, type UiLanguage } from '@xuekan/core'
import type { WireOther } from '@xuekan/rc-pub/contract'
import { fileUrl } from '../../store/file-url.ts'
import { othersOf, type OtherRow } from '../../store/find-others.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { answerPage } from '../answer-page.ts'
import { orNull, type HandlersOf } from '../endpoint-handler.ts'
import { inLanguages } from '../in-languages.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { withSite } from '../sites/sites.ts'
import { wireDateTime } from '../wire-date.ts'
import { compoundsOf } from './compounds-of.ts'

/** C2.25, C7.16: what is neither articles nor in a list of its own. */
export const otherHandlers: HandlersOf<'others'> = {
  others: (context) =>
    withSite(context, async (site) => {
      const { database, parameter } = context
      const sites = await shownSites(database, site)
      const filter = { q: parameter('q'), otherwise: await compoundsOf(context, site) }
      return answerPage(context, (page) => othersOf(database, sites, filter, page), wireOther)
    }),
}

const wireOther = (row: OtherRow, language: UiLanguage): WireOther => ({
  id: String(row.id),
  siteId: String(row.siteId),
  type: row.kind,
  title: orNull(localise(row.title, language)),
  ...inLanguages('resName', row.title, language),
  ...inLanguages('summary', row.summary, language),
  publishDate: wireDateTime(row.published),
  pictureUrl: pictureUrl(row.cover),
  fileUrl: row.fileId === null ? null : fileUrl(String(row.fileId)),
})
