import type { SessionGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** The session of a member over rc-pub (C7.8). */
export const createHttpSessionGateway = (client: RcPubClient): SessionGateway => ({
  personalInfo: (context, token) =>
    mapResult(client.call(endpoints.personalInfo, { ...context, token }), ({ mobileNo, headPicture }) => ({
      mobileNo: mobileNo ?? '',
      headPicture: fileUrl(headPicture),
    })),
  logout: (context) => mapResult(client.call(endpoints.logout, context), () => null),
})
