import { forbiddenSiteStatus, localise, type UiLanguage } from '@xuekan/core'
import { aggregateSld, hostNameOf } from '@xuekan/core/site'
import type { WireSite } from '@xuekan/rc-pub/contract'
import { siteByDomain, siteById, siteByName, type SiteRow } from '../../store/site-row.ts'
import {
  data,
  orNull,
  readId,
  refused,
  type BytesContext,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { siteOfHost } from '../feeds/site-origin.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { conditionsOf } from '../search/site-conditions.ts'
import { inLanguages } from '../in-languages.ts'

/** Who looks for a site that is not there. */
const unknownSiteStatus = 10_002

const noSuchSite = refused(unknownSiteStatus, '站点不存在', 'There is no such site.')

const expiredSite = refused(
  forbiddenSiteStatus,
  '该网站已到期，请联系企业管理员继续使用。',
  'This website has expired, please contact the enterprise administrator for further use.',
)

/** The site that a call is made for; null when it names none that exists. */
const siteOf = ({ database, siteId }: HandlerContext): Promise<SiteRow | null> =>
  siteById(database, readId(siteId))

/** `www` is the journal itself on a host of its own, as real portals have it, and the aggregate on any other. */
const siteNamed = async ({ database, host }: HandlerContext, sld: string): Promise<SiteRow | null> => {
  const own = sld.toLowerCase() === aggregateSld ? await siteByDomain(database, hostNameOf(host)) : null
  return own ?? siteByName(database, sld)
}

/** Answers for the site of the call, or that there is none. */
export const withSite = async <T>(
  context: HandlerContext,
  answer: (site: SiteRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const site = await siteOf(context)
  return site === null ? noSuchSite : answer(site)
}

/** Answers for the site of the call; for the one whose host was asked where the call names none. */
export const withSiteOrHost = async <T>(
  context: BytesContext,
  answer: (site: SiteRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const site = await (context.siteId === '' ? siteOfHost(context, context.origin) : siteOf(context))
  return site === null ? noSuchSite : answer(site)
}

const found = (site: SiteRow | null, language: UiLanguage): Outcome<WireSite> => {
  if (site === null) return noSuchSite
  return site.expired ? expiredSite : data(wireSite(site, language))
}

/** C7.4: sites by subdomain or id, what they belong to and how they search. */
export const siteHandlers: HandlersOf<'findSite' | 'siteById' | 'groupOfSite' | 'searchConfig'> = {
  findSite: async (context) => {
    const sld = context.parameter('sld')
    const site = sld === '' ? await siteOf(context) : await siteNamed(context, sld)
    if (site !== null && !site.expired) context.visits.countSite(site.id)
    return found(site, context.language)
  },
  siteById: async (context) => found(await siteOf(context), context.language),
  groupOfSite: (context) =>
    withSite(context, async ({ groupId }) => {
      const group = await siteById(context.database, groupId)
      return data(group === null ? null : wireSite(group, context.language))
    }),
  searchConfig: (context) =>
    withSite(context, async ({ config }) =>
      data({
        isShow: config.header.searchBox ? 1 : 0,
        isShowSeniorSearch: config.header.advSearch ? 1 : 0,
        isShowSearchOptions: config.header.resourceSearch ? 1 : 0,
        resourceTypes: orNull(config.header.resourceType),
        options: conditionsOf(config, 'article').map(({ field, condition, enCondition }) => ({
          type: 'article',
          code: field,
          name: localise({ zh: condition, en: enCondition }, context.language),
        })),
      }),
    ),
}

function wireSite(site: SiteRow, language: UiLanguage): WireSite {
  const { id, sld, domain, type, groupId, config } = site
  const { name, keywords, description, header } = config
  return {
    id: String(id),
    subId: String(id),
    sld,
    domain: orNull(domain),
    type,
    groupId: groupId === null ? null : String(groupId),
    templateId: orNull(config.templateId),
    ...inLanguages('name', name, language),
    ...inLanguages('keywords', keywords, language),
    ...inLanguages('description', description, language),
    colorId: config.theme,
    colour: orNull(config.colour),
    colour1: orNull(config.colour1),
    colour2: orNull(config.colour2),
    colour3: orNull(config.colour3),
    grayType: config.grayType === '' ? null : Number(config.grayType),
    umtFlag: config.umtFlag ? 1 : 0,
    logo: pictureUrl(config.logo, header.pcLogo),
    logo1: pictureUrl(config.logo1, header.enPcLogo, config.logo, header.pcLogo),
    pictureUrl: pictureUrl(config.picture, header.background),
  }
}
