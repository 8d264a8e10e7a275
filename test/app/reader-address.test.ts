import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsIn, visitsTo, type Told, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let behind: PortalInTest
let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  behind = await openPortal('', {}, { TRUST_PROXY: 'loopback' })
  portal = await openPortal(`http://localhost:${behind.port}`, {}, { TRUST_PROXY: 'loopback' })
  visit = visitsTo(portal)
}, 240_000)
afterAll(async () => {
  await portal.close()
  await behind.close()
})

const enter = (userName: string, password: string, address: string): Promise<Told> =>
  visit('/login?lang=en', {
    form: { action: 'enter', userName, password },
    headers: { 'x-forwarded-for': address },
  })

describe('a portal behind another', () => {
  it('counts wrong passwords by the network of the reader, not by the portal before it', async () => {
    for (let time = 0; time < 10; time += 1)
      expect(faultsIn(await enter('linxi', 'Wrong2026', '198.51.100.7'))).toEqual([
        'The account or the password is not right.',
      ])
    expect(faultsIn(await enter('linxi', 'Xuekan2026', '198.51.100.8'))[0]).toMatch(/Too many attempts/)
    expect((await enter('linxi', 'Xuekan2026', '203.0.113.5')).status).toBe(303)
  })
})
