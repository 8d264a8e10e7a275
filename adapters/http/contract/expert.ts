import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { listOrOne, named, nullable, prose, record, text, type Wire } from './shape.ts'
import { entry, texts } from './texts.ts'

/**
 * An expert of an editorial board or of a topic. Unprefixed texts follow the language header. `position` is what they
 * are there, such as editor-in-chief.
 */
const expertFields = {
  ...entry,
  topicId: text,
  ...texts('name'),
  ...texts('position'),
  ...texts('affiliation'),
  ...texts('field'),
  pictureUrl: text,
} as const

export const expert = named('Expert', record(expertFields))

export type WireExpert = Wire<typeof expert>

/** `introduction` is HTML in the language closest to the header's. null where there is no such expert. */
export const expertAnswer = nullable(
  record({ ...expertFields, introduction: prose, email: text, orcid: text }),
)

export type WireExpertPage = NonNullable<Wire<typeof expertAnswer>>

/** C7.7, C7.16: editorial boards and the experts behind topics. */
export const expertEndpoints = {
  /** One page within a list: programs read `data[0].content[0].id`. */
  expertList: get('expert/getExpertList', ['topicId', 'page', 'size', 'sort'], listOrOne(paged(expert)), {
    name: 'experts',
    blank: ['sort'],
    summary: 'The experts of a column or of a topic, in their order.',
  }),
  expertById: get('expert/{id}', [], expertAnswer, {
    summary: 'An expert with what is told of them; null where there is none.',
  }),
} as const
