import type { MemberSession, Profile } from '../../domain/member/member.ts'
import { passwordFaults } from '../../domain/member/password.ts'
import { validatePersonalInfo } from '../../domain/member/personal-info.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { ProfileGateway } from '../../ports/profile-gateway.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import { fakeRefusal, memberCalls } from './fake-member-calls.ts'
import { isFakeUpload } from './fake-session-gateway.ts'
import type { OnTheWay } from './fake-results.ts'

/** The account of one member, as a fake begins with it. */
export interface FakeProfile {
  readonly profile: Profile
  readonly password: string
  /** The one that asks first. */
  readonly sessions: readonly MemberSession[]
}

/** The account of the member who is logged in, in memory; of null for nobody, who is refused as an ended session is. */
export function createFakeProfileGateway(
  member: FakeProfile | null = null,
  onTheWay: OnTheWay = (_call, answer) => answer,
): ProfileGateway {
  let kept = member
  const asked = memberCalls(() => kept, onTheWay)
  const changed = (change: Partial<FakeProfile>): AsyncResult<null> => {
    if (kept !== null) kept = { ...kept, ...change }
    return succeed(null)
  }
  return {
    profile: () => asked('profile', ({ profile }) => succeed(profile)),
    saveProfile: (_context, info) =>
      asked('saveProfile', ({ profile }) => {
        const checked = validatePersonalInfo({ ...info, mobile: '' })
        if (!checked.ok) return fail(fakeRefusal('saveProfile', 422))
        return changed({ profile: { ...profile, ...checked.value, mobile: profile.mobile } })
      }),
    savePhoto: (_context, headPicture) =>
      asked('savePhoto', ({ profile }) =>
        headPicture !== '' && !isFakeUpload(headPicture)
          ? fail(fakeRefusal('savePhoto', 404))
          : andThen(changed({ profile: { ...profile, headPicture } }), () =>
              succeed({ headPicture, remember: false }),
            ),
      ),
    changePassword: (_context, { former, password }) =>
      asked('changePassword', ({ profile, password: known, sessions }) => {
        if (former !== known) return fail(fakeRefusal('changePassword', 403))
        const faults = passwordFaults(password, { userName: profile.userName, former })
        if (faults.length > 0) return fail(fakeRefusal('changePassword', 428))
        return andThen(changed({ password, sessions: sessions.filter(({ isCurrent }) => isCurrent) }), () =>
          succeed({
            userName: profile.userName,
            token: 'another-token-of-the-session',
            commonToken: '',
            member: { mobileNo: profile.mobile, headPicture: '' },
          }),
        )
      }),
    sessions: () => asked('sessions', ({ sessions }) => succeed(sessions)),
    endSession: (_context, id) =>
      asked('endSession', ({ sessions }) => changed({ sessions: sessions.filter((one) => one.id !== id) })),
    endOtherSessions: () =>
      asked('endOtherSessions', ({ sessions }) =>
        changed({ sessions: sessions.filter(({ isCurrent }) => isCurrent) }),
      ),
  }
}

/** The account of the member of the sample content, logged in here and on a phone. */
export const sampleProfile: FakeProfile = {
  password: 'Xuekan2026',
  profile: {
    userName: 'linxi',
    loginEmail: 'linxi@example.org',
    headPicture: '',
    name: '林溪',
    mobile: '13812345678',
    email: 'linxi@example.org',
    region: '',
    major: '',
    institution: '',
    researchFields: [],
    gender: null,
  },
  sessions: [
    {
      id: '1',
      device: 'Firefox · Linux',
      begun: '2026-11-23T08:00:00.000Z',
      seen: '2026-11-23T09:00:00.000Z',
      isCurrent: true,
    },
    {
      id: '2',
      device: 'Safari · iPhone',
      begun: '2026-11-02T08:00:00.000Z',
      seen: '2026-11-03T08:00:00.000Z',
      isCurrent: false,
    },
  ],
}
