import { firstById } from '@xuekan/core/content'
import { fileUrl, readBannerItem, type BannerPicture, type ChannelModule } from '@xuekan/core/site'
import type { WireModule } from '../contract/site-details.ts'
import { isoDate } from './iso-date.ts'

/** The module list of a channel, in order (C7.5). What has no id, or repeats one, is left out. */
export const modulesFrom = (wires: readonly WireModule[]): readonly ChannelModule[] =>
  firstById(wires.map(moduleFrom).filter(({ id }) => id !== ''))

const moduleFrom = (wire: WireModule): ChannelModule => ({
  id: wire.id ?? '',
  channelId: wire.channelId ?? '',
  code: wire.code ?? '',
  name: { zh: wire.name ?? '', en: wire.enName ?? '' },
  width: wire.width ?? 0,
  below: wire.below === 1,
  look: wire.look ?? '',
  size: Math.max(0, wire.size ?? 0),
  subject: { zh: wire.subject ?? '', en: wire.enSubject ?? '' },
  text: { zh: wire.text ?? '', en: wire.enText ?? '' },
  link: wire.link ?? '',
  doi: wire.doi ?? '',
  until: isoDate(wire.until),
  facts: wire.facts.flatMap(({ value, label, enLabel }) =>
    value === null ? [] : [{ value, label: { zh: label ?? '', en: enLabel ?? '' } }],
  ),
  banners: wire.banners.flatMap(bannerFrom),
})

/** A banner without a picture, or of no known type, is none (C3.14). */
function bannerFrom(wire: WireModule['banners'][number]): readonly BannerPicture[] {
  const { type, url, id, indexId, doi, siteId } = wire
  const item = readBannerItem({
    type: type ?? '',
    url: url ?? '',
    id: id ?? '',
    indexId: indexId ?? '',
    doi: doi ?? '',
    siteId: siteId ?? '',
  })
  const pictureUrl = fileUrl(wire.pictureUrl)
  if (item === null || pictureUrl === '') return []
  return [{ ...item, pictureUrl, title: { zh: wire.title ?? '', en: wire.enTitle ?? '' } }]
}
