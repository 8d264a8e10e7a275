import type { ProfileGateway } from '@xuekan/core'
import { genders } from '@xuekan/core/member'
import { all, andThen, mapResult } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { WireMember, WireSession } from './contract/session.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealing } from './sealing.ts'
import { signedIn } from './wire/signed-in.ts'
import { timeFrom } from './wire/time.ts'

/** The account of the member who is logged in, over rc-pub (C7.11, C7.12). */
export function createHttpProfileGateway(client: RcPubClient): ProfileGateway {
  const sealed = sealing(client)
  return {
    profile: (context) => mapResult(client.call(endpoints.personalInfo, context), profileFrom),
    saveProfile: (context, info) =>
      mapResult(
        client.call(endpoints.saveInfo, {
          ...context,
          body: { ...info, researchFields: [...info.researchFields] },
        }),
        () => null,
      ),
    savePhoto: (context, address) =>
      mapResult(
        client.call(endpoints.saveHeadPicture, {
          ...context,
          body: { headPicture: address === '' ? null : address },
        }),
        ({ headPicture, rememberMe }) => ({
          headPicture: fileUrl(headPicture),
          remember: rememberMe === 1,
        }),
      ),
    changePassword: (context, { former, password }) =>
      andThen(
        all({ former: sealed(context, former), next: sealed(context, password) }),
        ({ former: known, next }) =>
          mapResult(
            client.call(endpoints.changePassword, {
              ...context,
              body: { formerPassword: known.password, formerAesKey: known.aesKey, ...next },
            }),
            signedIn,
          ),
      ),
    sessions: (context) =>
      mapResult(client.call(endpoints.sessions, context), (list) => list.map(sessionFrom)),
    endSession: (context, id) =>
      mapResult(client.call(endpoints.endSession, { ...context, path: { id } }), () => null),
    endOtherSessions: (context) => mapResult(client.call(endpoints.endOtherSessions, context), () => null),
  }
}

const profileFrom = (wire: WireMember) => ({
  userName: wire.userName ?? '',
  loginEmail: wire.loginEmail ?? '',
  headPicture: fileUrl(wire.headPicture),
  name: wire.name ?? '',
  mobile: wire.mobileNo ?? '',
  email: wire.email ?? '',
  region: wire.region ?? '',
  major: wire.major ?? '',
  institution: wire.institution ?? '',
  researchFields: wire.researchFields,
  gender: genders.find((one) => one === wire.gender) ?? null,
})

const sessionFrom = ({ id, device, begun, seen, isCurrent }: WireSession) => ({
  id: id ?? '',
  device: device ?? '',
  begun: timeFrom(begun),
  seen: timeFrom(seen),
  isCurrent: isCurrent === 1,
})
