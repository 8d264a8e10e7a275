import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { calendarYear, list, named, nullable, record, text, type Wire } from './shape.ts'

/** One journal (C3.9). `organizerUnit` is its publisher, `indexed` is joined with ';', `pictureUrl` is its cover. */
const publication = named(
  'Publication',
  record({
    id: text,
    siteId: text,
    sld: text,
    domain: text,
    publicationName: text,
    zhPublicationName: text,
    enPublicationName: text,
    abbreviation: text,
    zhAbbreviation: text,
    enAbbreviation: text,
    issn: text,
    cn: text,
    organizerUnit: text,
    zhOrganizerUnit: text,
    enOrganizerUnit: text,
    subject: text,
    zhSubject: text,
    enSubject: text,
    frequency: text,
    zhFrequency: text,
    enFrequency: text,
    introduction: text,
    zhIntroduction: text,
    enIntroduction: text,
    pictureUrl: text,
    groupName: text,
    zhGroupName: text,
    enGroupName: text,
    indexed: text,
    latestPeriod: nullable(
      record({ id: text, year: calendarYear, volume: text, issue: text, publishDate: text }),
    ),
  }),
)

export type WirePublication = Wire<typeof publication>

/** null for a group and the aggregate, which have no journal of their own. */
const publicationConfigAnswer = nullable(publication)

/** The journals of a group, or of the whole deployment for the aggregate. */
const publicationsAnswer = list(publication)

/** C7.5, C7.16: a site's own journal, and all that it shows. */
export const publicationEndpoints = {
  publicationConfig: get('publication/getPublicationConfig', ['siteId'], publicationConfigAnswer, {
    summary: "A site's own journal; null for a group and the aggregate.",
  }),
  publications: get('publication/getPublications', ['siteId'], publicationsAnswer, {
    summary: 'The journals of a group, or of the whole deployment for the aggregate.',
  }),
  publicationSearch: get('publication/search', ['siteId', 'q', 'field', 'page', 'size'], paged(publication), {
    summary: 'Those of them that hold every word of `q` in the field.',
  }),
} as const
