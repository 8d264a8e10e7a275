import { defaultLanguage, type UiLanguage } from '@xuekan/core'
import type { AddressParts, PageAddress } from '@xuekan/core/page'
import { absoluteLink, pageHostOf, type Route } from '@xuekan/core/route'
import type { SiteShell } from '@xuekan/core/site'
import { concatMap, lastValueFrom, type ObservedValueOf } from 'rxjs'
import type { Sitemap, SitemapPage } from '../../server/host/crawlers/sitemap.ts'
import { createRowFile, type RowFile } from '../../server/host/row-file.ts'

/** All addresses of a site, in a file: a site may have millions. */
export type StoredAddresses = RowFile<PageAddress>

/** The addresses in a file of the folder; null where they cannot be had whole. */
export async function storeAddresses(folder: string, parts: AddressParts): Promise<StoredAddresses | null> {
  const writer = await createRowFile<PageAddress>(folder)
  const add = async (part: ObservedValueOf<AddressParts>): Promise<boolean> => {
    if (part.ok) await writer.add(part.value)
    return part.ok
  }
  try {
    if (await lastValueFrom(parts.pipe(concatMap(add)), { defaultValue: true })) return await writer.end()
  } catch (failure) {
    await writer.discard()
    throw failure
  }
  await writer.discard()
  return null
}

export type UrlOf = (route: Route, language: UiLanguage) => string

/** The addresses that stand for the pages of a site, as its pages themselves say (`headOf`). */
export function urlsOn(
  origin: string,
  { site }: Pick<SiteShell, 'site'>,
  baseHosts: readonly string[],
): UrlOf {
  const host = pageHostOf(origin, site, baseHosts)
  return (route, language) =>
    absoluteLink({ ...route, language }, { language, prefixed: true, host, shown: site })
}

export function sitemapOf(
  origin: string,
  { header }: Pick<SiteShell, 'header'>,
  addresses: StoredAddresses,
  urlOf: UrlOf,
): Sitemap {
  const today = new Date().toISOString().slice(0, 10)
  const pageOf = ({ route, changedOn }: PageAddress): SitemapPage => {
    const isKnown = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/.test(changedOn)
    return {
      urls: { zh: urlOf(route, 'zh'), en: urlOf(route, 'en') },
      changedOn: isKnown && changedOn.slice(0, 10) <= today ? changedOn : '',
    }
  }
  return {
    origin,
    defaultLanguage: header.defaultLanguage ?? defaultLanguage,
    length: addresses.length,
    pages: async (from, to) => (await addresses.read(from, to)).map(pageOf),
    hold: addresses.hold,
  }
}
