import { expiredStatus } from '@xuekan/rc-pub/contract'
import type { MemberIdentity } from '../../member-identity.ts'
import {
  data,
  orNull,
  refused,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'

const nobody = refused(expiredStatus, '请先登录', 'Please log in first.')

/** Answers for the member of the call's token, or that there is none. */
export async function withMember<T>(
  { members, token }: HandlerContext,
  answer: (member: MemberIdentity) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const member = token === '' ? null : await members.memberOf(token)
  return member === null ? nobody : answer(member)
}

/** C7.8: whom a token belongs to, and its end. */
export const sessionHandlers: HandlersOf<'personalInfo' | 'logout'> = {
  personalInfo: (context) =>
    withMember(context, async ({ id, userName, mobileNo, headPicture }) =>
      data({
        id,
        userName: orNull(userName),
        mobileNo: orNull(mobileNo),
        headPicture: orNull(headPicture),
      }),
    ),
  logout: async ({ members, token }) => {
    if (token !== '') await members.revoke(token)
    return data(null)
  },
}
