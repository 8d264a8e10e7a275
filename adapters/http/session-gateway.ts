import { fileUrl, mapAnswer, type SessionGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'

/** The session of a member over rc-pub (C7.8). */
export const createHttpSessionGateway = (caller: RcPubCaller): SessionGateway => ({
  personalInfo: (reader, token) =>
    mapAnswer(caller.call(calls.personalInfo, { ...reader, token }), ({ mobileNo, headPicture }) => ({
      mobileNo: mobileNo ?? '',
      headPicture: fileUrl(headPicture),
    })),
  logout: (reader) => mapAnswer(caller.call(calls.logout, reader), () => null),
})
