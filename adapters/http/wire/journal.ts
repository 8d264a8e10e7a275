import type { UiLanguage } from '@xuekan/core'
import { asSiteId, fileUrl, readIndexed, type Journal } from '@xuekan/core/site'
import type { WirePublication } from '../contract/publication.ts'
import { localizedOf } from './localized.ts'

/** One journal (C3.9). One without a name is called by its short-name. */
export function journalFrom(wire: WirePublication, language: UiLanguage): Journal {
  const text = (plain: string | null, zh: string | null, en: string | null) =>
    localizedOf(language, { plain, zh, en })
  const { latestPeriod: latest } = wire
  const sld = wire.sld ?? ''
  const name = text(wire.publicationName, wire.zhPublicationName, wire.enPublicationName)
  return {
    siteId: asSiteId(wire.siteId ?? ''),
    sld,
    name: name.zh === '' && name.en === '' ? { zh: sld, en: sld } : name,
    abbreviation: text(wire.abbreviation, wire.zhAbbreviation, wire.enAbbreviation),
    issn: wire.issn ?? '',
    cn: wire.cn ?? '',
    publisher: text(wire.organizerUnit, wire.zhOrganizerUnit, wire.enOrganizerUnit),
    subject: text(wire.subject, wire.zhSubject, wire.enSubject),
    frequency: text(wire.frequency, wire.zhFrequency, wire.enFrequency),
    introduction: text(wire.introduction, wire.zhIntroduction, wire.enIntroduction),
    coverUrl: fileUrl(wire.pictureUrl),
    groupName: text(wire.groupName, wire.zhGroupName, wire.enGroupName),
    indexedIn: readIndexed(wire.indexed),
    latestIssue:
      latest === null
        ? null
        : { year: latest.year ?? 0, volume: latest.volume ?? '', issue: latest.issue ?? '' },
  }
}
