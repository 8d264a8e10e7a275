import type { SessionGateway } from '@xuekan/core'
import { bookCloudSetting } from '@xuekan/core/member'
import { andThen, fail, mapResult, succeed } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** The session of a member over rc-pub, with uploads and the book cloud (C7.8, C7.14). */
export const createHttpSessionGateway = (client: RcPubClient): SessionGateway => ({
  personalInfo: (context, token) =>
    mapResult(
      client.call(endpoints.personalInfo, { ...context, token }),
      ({ id, userName, mobileNo, headPicture }) => ({
        ...(id === null ? {} : { id }),
        ...(userName === null ? {} : { userName }),
        mobileNo: mobileNo ?? '',
        headPicture: fileUrl(headPicture),
      }),
    ),
  logout: (context) => mapResult(client.call(endpoints.logout, context), () => null),
  /** The file is the body itself. */
  upload: (context, { name, bytes }, purpose) =>
    mapResult(
      client.call(endpoints.fileUpload, { ...context, query: { purpose, fileName: name }, body: bytes }),
      ({ id, url }) => fileUrl(url ?? id),
    ),
  /** A setting that nobody has made is ''. */
  bookCloudCheck: (context) =>
    mapResult(
      client.call(endpoints.bookConfig, {
        ...context,
        query: { siteId: context.siteId, configName: bookCloudSetting },
      }),
      (config) => config?.configValue ?? '',
    ),
  ownBookCloudUrl: (context) =>
    mapResult(
      client.call(endpoints.memberBookJump, { ...context, query: { siteId: context.siteId } }),
      (wire) => wire?.jumpUrl ?? '',
    ),
  bookCloudUrl: (context, credential) =>
    andThen(
      client.call(endpoints.bookJump, { ...context, query: { siteId: context.siteId, p: credential } }),
      (wire) => {
        const url = wire?.jumpUrl ?? ''
        return url === '' ? fail({ kind: 'absent', call: endpoints.bookJump.name }) : succeed(url)
      },
    ),
})
