import fc from 'fast-check'
import { nofollowCodes } from '../../domain/channel/nofollow.ts'
import { arbitraryChannelCode } from '../arbitraries/channels.ts'
import { junkText } from '../arbitraries/text.ts'
import { holds } from './expectation.ts'
import { law, lawOfEach, type Law } from './law.ts'

/** What holds of the rule that marks links of the menu nofollow (C2.40). Where other codes are marked, name them. */
export const nofollowLaws = (
  isNofollow: (code: string) => boolean,
  codes: readonly string[] = nofollowCodes,
): readonly Law[] => [
  lawOfEach('should mark each of its codes', ['C2.40'], codes, (code) => {
    holds(isNofollow(code), `${code} is not marked`)
  }),
  law(
    'should mark no other code',
    ['C2.40'],
    fc.property(fc.oneof(arbitraryChannelCode, junkText), (code) => {
      holds(isNofollow(code) === codes.includes(code), `${code} is marked`)
    }),
  ),
]
