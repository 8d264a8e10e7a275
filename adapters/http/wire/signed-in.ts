import type { SignedIn } from '@xuekan/core/member'
import { fileUrl } from '@xuekan/core/site'
import type { WireLogin } from '../contract/session.ts'

/** Who is in, as the answer of a login says it. */
export const signedIn = ({
  userName,
  token,
  commonToken,
  mobileNo,
  headPicture,
  rememberMe,
  knownDevice,
}: WireLogin): SignedIn => ({
  userName: userName ?? '',
  token: token ?? '',
  commonToken: commonToken ?? '',
  member: { mobileNo: mobileNo ?? '', headPicture: fileUrl(headPicture) },
  ...(rememberMe === null ? {} : { remember: rememberMe === 1 }),
  ...(knownDevice === null ? {} : { knownDevice }),
})
