import { describe, expect, it } from 'vitest'
import { article, recordOf, type Pieces } from './support.ts'

const htmlOf = (pieces: Pieces): string => recordOf(article(pieces)).fullText.en?.html ?? ''

describe('a conference', () => {
  const shown = (inner: string): string =>
    /<h2[^>]*>Presented at<\/h2><p>([^<]*)<\/p>/.exec(
      htmlOf({ meta: `<conference>${inner}</conference>` }),
    )?.[1] ?? ''

  it('is called by its name, then by day and place, in whatever order the file has them [issue 14]', () => {
    expect(
      shown(
        '<conf-date>5 May 2020</conf-date><conf-loc>Paris</conf-loc><conf-name>Days of otters</conf-name><conf-num>12</conf-num><conf-sponsor>Elm Fund</conf-sponsor><conf-acronym>DO</conf-acronym>',
      ),
    ).toBe('Days of otters (DO), 12, 5 May 2020, Paris, Elm Fund')
  })

  it('stays as it is written in words', () => {
    expect(shown('<conf-name>Days of mud</conf-name>, held on <conf-date>3 June</conf-date>')).toBe(
      'Days of mud, held on 3 June',
    )
  })
})
