import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { calendarYear, named, nullable, record, text, type Wire } from './shape.ts'
import { entry, texts, titled } from './texts.ts'

/** A book that a site tells of. Unprefixed texts follow the language header. `linkUrl` is where it is read or bought. */
const book = named(
  'Book',
  record({
    ...entry,
    ...titled,
    ...texts('authors'),
    ...texts('publisher'),
    ...texts('summary'),
    year: calendarYear,
    isbn: text,
    coverId: text,
    pictureUrl: text,
    linkUrl: text,
  }),
)

export type WireBook = Wire<typeof book>

/** C7.8, C7.16: the book cloud, and the books of a site. */
export const bookEndpoints = {
  /**
   * `configName` is BOOK_CLOUD_CHECK, whose value 'true' means that a login is required, or BOOK_CLOUD_KEY, the Ed25519 key that
   * a book cloud checks credentials of members with. null for any other.
   */
  bookConfig: get(
    'rc-book/getBookConfig',
    ['siteId', 'configName'],
    nullable(record({ configName: text, configValue: text })),
    { summary: 'A setting of the book cloud.' },
  ),
  bookJump: get('rc-book/jumpBookCloud', ['siteId', 'p'], nullable(record({ jumpUrl: text })), {
    summary: 'Where the book cloud opens for whom the credential names; refused where a site has none.',
  }),
  /** `jumpUrl` is null for who has to log in first. */
  memberBookJump: get('frontMembers/jumpBookCloud', ['siteId'], nullable(record({ jumpUrl: text })), {
    summary: 'Where the book cloud opens for who asks: as the member, or on its public site.',
  }),
  bookList: get('rc-book/getBookList', ['siteId', 'page', 'size'], paged(book), {
    summary: 'The books of a site and of the journals that it shows, newest first.',
  }),
  bookById: get('rc-book/{id}', [], nullable(book), { summary: 'A book; null where there is none.' }),
} as const
