import type { Gender } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import type { PicturePlace } from '../store/uploads.ts'

/** What a member tells of themselves. */
export interface StoredProfile {
  readonly name: string
  readonly email: string
  readonly region: string
  readonly major: string
  readonly institution: string
  readonly researchFields: readonly string[]
  readonly gender: Gender | ''
}

interface ProfileRow extends Omit<StoredProfile, 'researchFields'> {
  readonly login_email: string | null
  readonly research_fields: readonly string[]
}

/** What a member has told, and the address that the member logs in with, '' for none; null for nobody. */
export async function readProfile(
  database: Queryable,
  memberId: string,
): Promise<(StoredProfile & { readonly loginEmail: string }) | null> {
  const [found] = await database.query<ProfileRow>(
    `select name, contact_email as email, region, major, institution, research_fields, gender,
      email as login_email
    from member where id = $1`,
    [Number(memberId)],
  )
  if (found === undefined) return null
  const { login_email, research_fields, ...profile } = found
  return { ...profile, researchFields: research_fields, loginEmail: login_email ?? '' }
}

/** Where the photo of a member is shown. */
export const photoOf = (memberId: string): PicturePlace => ({
  read: async (tx) => {
    const [member] = await tx.query<{ head_picture: string }>(
      'select head_picture from member where id = $1',
      [Number(memberId)],
    )
    return member?.head_picture ?? null
  },
  write: (tx, address) =>
    tx.query('update member set head_picture = $2 where id = $1', [Number(memberId), address]),
})

/** Puts it in place of what was told before. */
export async function saveProfile(
  database: Queryable,
  memberId: string,
  { name, email, region, major, institution, researchFields, gender }: StoredProfile,
): Promise<void> {
  await database.query(
    `update member set name = $2, contact_email = $3, region = $4, major = $5, institution = $6,
      research_fields = $7::jsonb, gender = $8
    where id = $1`,
    [Number(memberId), name, email, region, major, institution, JSON.stringify(researchFields), gender],
  )
}
