import { createHash } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'
import { agreementText, type AgreementTexts, type AgreementVersion } from '@xuekan/core/member'
import type { Queryable } from './database.ts'

export interface StoredAcceptance extends AgreementVersion {
  readonly language: UiLanguage
  readonly accepted: number
}

/** What a member has accepted, newest first. */
export const listAccepted = (database: Queryable, memberId: string): Promise<readonly StoredAcceptance[]> =>
  database.query<StoredAcceptance>(
    `select kind, since, language, accepted from accepted_agreement where member_id = $1
    order by accepted desc, kind desc, since desc`,
    [Number(memberId)],
  )

interface Acceptance {
  readonly memberId: number
  readonly agreements: readonly AgreementTexts[]
  /** In which they were read, where they have a text in it. */
  readonly language: UiLanguage
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Writes down that a member has accepted these versions, with their texts; who has accepted one before did so then. */
export async function storeAcceptance(
  tx: Queryable,
  { memberId, agreements, language, at }: Acceptance,
): Promise<void> {
  for (const { kind, since, texts } of agreements) {
    const { text, language: read } = agreementText({ texts }, language)
    const digest = createHash('sha256').update(text).digest('base64url')
    await tx.query('insert into agreement_text (digest, text) values ($1, $2) on conflict do nothing', [
      digest,
      text,
    ])
    await tx.query(
      `insert into accepted_agreement (member_id, kind, since, language, digest, accepted)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [memberId, kind, since, read, digest, at],
    )
  }
}
