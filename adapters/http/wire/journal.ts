import type { UiLanguage } from '@xuekan/core'
import { asSiteId, fileUrl, ownDomain, readIndexed, type Journal } from '@xuekan/core/site'
import type { WirePublication } from '../contract/publication.ts'
import { isoDate } from './iso-date.ts'
import { textFrom } from './localized.ts'

/** One journal (C3.9). One without a name is called by its short-name. */
export function journalFrom(wire: WirePublication, language: UiLanguage): Journal {
  const { latestPeriod: latest } = wire
  const sld = wire.sld ?? ''
  const name = textFrom(wire, 'publicationName', language)
  return {
    siteId: asSiteId(wire.siteId ?? ''),
    sld,
    domain: ownDomain(wire.domain),
    name: name.zh === '' && name.en === '' ? { zh: sld, en: sld } : name,
    abbreviation: textFrom(wire, 'abbreviation', language),
    issn: wire.issn ?? '',
    cn: wire.cn ?? '',
    publisher: textFrom(wire, 'organizerUnit', language),
    subject: textFrom(wire, 'subject', language),
    frequency: textFrom(wire, 'frequency', language),
    introduction: textFrom(wire, 'introduction', language),
    coverUrl: fileUrl(wire.pictureUrl),
    groupName: textFrom(wire, 'groupName', language),
    indexedIn: readIndexed(wire.indexed),
    latestIssue:
      latest === null
        ? null
        : {
            year: latest.year ?? 0,
            volume: latest.volume ?? '',
            issue: latest.issue ?? '',
            publishedOn: isoDate(latest.publishDate),
          },
  }
}
