import { endpoints, expiredStatus } from '@xuekan/rc-pub/contract'
import { genders, validatePersonalInfo } from '@xuekan/core/member'
import { photoOf, readProfile, saveProfile } from '../../accounts/profiles.ts'
import { showPicture } from '../../store/uploads.ts'
import type { MemberIdentity } from '../../member-identity.ts'
import {
  data,
  orNull,
  readId,
  refused,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'

const nobody = refused(expiredStatus, '请先登录', 'Please log in first.')

/** Answers for the member of the call's token, or that there is none. */
export async function withMember<T>(
  { members, token }: HandlerContext,
  answer: (member: MemberIdentity) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const member = token === '' ? null : await members.memberOf(token)
  return member === null ? nobody : answer(member)
}

const unfit = refused(422, '请检查填写的内容', 'Please look at what you have written.')

const noUpload = refused(404, '没有这张图片', 'There is no such picture.')

type SessionCall =
  | 'personalInfo'
  | 'logout'
  | 'saveInfo'
  | 'saveHeadPicture'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'

/** C7.8, C7.12: whom a token belongs to and what they tell, where they are logged in, and the end of it. */
export const sessionHandlers: HandlersOf<SessionCall> = {
  personalInfo: (context) =>
    withMember(context, async ({ id, userName, mobileNo, headPicture }) => {
      const profile = await readProfile(context.database, id)
      if (profile === null) return nobody
      const { loginEmail, name, email, region, major, institution, researchFields, gender } = profile
      return data({
        id,
        userName: orNull(userName),
        mobileNo: orNull(mobileNo),
        headPicture: orNull(headPicture),
        loginEmail: orNull(loginEmail),
        name: orNull(name),
        email: orNull(email),
        region: orNull(region),
        major: orNull(major),
        institution: orNull(institution),
        researchFields,
        gender: orNull(gender),
      })
    }),
  saveInfo: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.saveInfo, context)
      if (sent === null) return unfit
      const { name, email, region, major, institution, researchFields, gender } = sent
      const checked = validatePersonalInfo({
        name: name ?? '',
        mobile: '',
        email: email ?? '',
        region: region ?? '',
        major: major ?? '',
        institution: institution ?? '',
        researchFields,
        gender: genders.find((one) => one === gender) ?? null,
      })
      if (!checked.ok) return unfit
      const { mobile: _none, ...profile } = checked.value
      await saveProfile(context.database, id, { ...profile, gender: profile.gender ?? '' })
      return data(null)
    }),
  saveHeadPicture: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.saveHeadPicture, context)
      if (sent === null) return unfit
      const photo = await showPicture(context.database, id, photoOf(id), sent.headPicture)
      if (photo.kind !== 'shown') return noUpload
      const remembered = await context.accounts.sessions.isRemembered(context.token)
      return data({ headPicture: orNull(photo.address), rememberMe: remembered ? 1 : 0 })
    }),
  sessions: (context) =>
    withMember(context, async ({ id }) => {
      const { accounts, token } = context
      const sessions = await accounts.sessions.list(id, token)
      return data(
        sessions.map(({ device, isCurrent, ...session }) => ({
          ...session,
          device: orNull(device),
          isCurrent: isCurrent ? 1 : 0,
        })),
      )
    }),
  endSession: (context) =>
    withMember(context, async (member) => {
      const id = readId(context.parameter('id'))
      if (id !== null) await context.accounts.sessions.end(member.id, id)
      return data(null)
    }),
  endOtherSessions: (context) =>
    withMember(context, async ({ id }) => {
      await context.accounts.sessions.endOthers(id, context.token)
      return data(null)
    }),
  logout: async ({ members, token }) => {
    if (token !== '') await members.revoke(token)
    return data(null)
  },
}
