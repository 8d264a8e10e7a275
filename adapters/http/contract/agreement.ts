import { agreementStates } from '@xuekan/core/member'
import { agreementKinds } from '@xuekan/core/route'
import { get, post } from './endpoint.ts'
import { anything, integer, list, nullable, prose, record, text, word, type Wire } from './shape.ts'

/** A version by the day from which it holds, YYYY-MM-DD in UTC, and what it is today. */
const versionFields = {
  kind: word(...agreementKinds),
  since: text,
  state: word(...agreementStates),
}

const version = record(versionFields)
export type WireAgreementVersion = Wire<typeof version>

/** `language` is the language of the text: another than that of the header where it has none in that. */
const agreement = record({ ...versionFields, language: word('zh', 'en'), content: prose })

/** A version as the member accepted it: in which language it was read, and when, in milliseconds since 1970. */
const accepted = record({
  kind: word(...agreementKinds),
  since: text,
  language: word('zh', 'en'),
  accepted: integer,
})

/** C5.8: what a member accepts when registering, as dated texts of the portal. */
export const agreementEndpoints = {
  agreements: get('auth/agreements', [], list(version), {
    summary: 'Every version of the user agreement and of the privacy notice, newest first, kind by kind.',
  }),
  agreement: get('auth/agreement', ['kind', 'since'], nullable(agreement), {
    summary: 'One version with its text; without `since` the one in force. null where there is none.',
  }),
  acceptedAgreements: get('frontMembers/agreements', [], list(accepted), {
    isPrivate: true,
    summary: 'What the member has accepted of them, newest first.',
  }),
  acceptAgreements: post('frontMembers/agreements', [], anything, {
    sent: record({ terms: text, privacy: text }),
    summary:
      'Accepts the versions of these days, as they were read in the language of the header; refused where one is in force no longer.',
  }),
} as const
