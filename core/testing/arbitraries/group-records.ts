import fc from 'fast-check'
import { printGroupRecord, type GroupRecord } from '../../domain/site/group-record.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryValue, junkText } from './text.ts'

/** Records whose names are any text. */
export const arbitraryGroupRecord: fc.Arbitrary<GroupRecord> = fc.record({
  id: arbitraryValue,
  siteId: fc.constantFrom('', '26', '27').map(asSiteId),
  name: fc.record({ zh: junkText, en: junkText }),
})

/** Stored text that is no record, or one with a value of another type. */
export const junkGroupRecordText: fc.Arbitrary<string> = fc.oneof(
  junkText,
  fc.json(),
  fc
    .tuple(
      arbitraryGroupRecord,
      fc.constantFrom('version', 'id', 'siteId', 'publicationName', 'enPublicationName'),
      fc.constantFrom(null, 0, 2, '', '1', true, {}),
    )
    .map(([record, name, value]) =>
      JSON.stringify({ ...(JSON.parse(printGroupRecord(record)) as object), [name]: value }),
    ),
)
