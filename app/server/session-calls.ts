import { basePath, endpoints, expiredStatus } from '@xuekan/rc-pub/contract'
import type { SessionCalls } from '../../server/host/session/add-session.ts'

/** The calls of the contract that begin and end sessions. */
export const sessionCalls: SessionCalls = {
  entering: [
    endpoints.login,
    endpoints.register,
    endpoints.loginByCode,
    endpoints.loginByThird,
    endpoints.bindThird,
    endpoints.changePassword,
    endpoints.loginByFactor,
    endpoints.confirmFactor,
    endpoints.endFactor,
    endpoints.changeMobile,
    endpoints.addPasskey,
    endpoints.removePasskey,
    endpoints.loginByPasskey,
  ].map(({ path }) => basePath + path),
  logout: basePath + endpoints.logout.path,
  expiredStatus,
}
