import type { AddressInfo } from 'node:net'
import { type Captcha, factorStep } from '@xuekan/core/member'
import { createVirtualClock, sampleAccount } from '@xuekan/core/testing'
import { createInProcessTransport, type RcPubTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { beforeAll, vi } from 'vitest'
import { authenticatorDigits } from '../../server/rc-pub/accounts/second-factors.ts'
import { createServerSanitiser } from '../../server/rc-pub/import/sanitise.ts'
import { sampleDay } from '../server/store/prepared-folder.ts'
import { sampleToken } from '../server/rc-pub/sample-members.ts'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { heardDigits } from '../support/heard-digits.ts'
import { solvedChallenge } from '../support/solved-challenge.ts'
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts'
import { gatewaysSuite } from './contract-suites/gateways-suite.ts'
import { httpGateways } from './http-gateways.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const samples = servedSamples({ draws: true })
const slds = { journal: 'slgc', otherJournal: 'gzxb', group: 'hengwen', aggregate: 'www' } as const
const ports = { clock: createVirtualClock(1_700_000_000_000), sanitiser: createServerSanitiser() }

// a change of password gives the session another one
let token = sampleToken

const memberOver = (transport: RcPubTransport) => {
  const { downloads, favourites, passkeys, personalAlbums, profile, security, session, subscriptions } =
    httpGateways(transport, { ...ports, token: () => token })
  return {
    get token() {
      return token
    },
    goOnWith: (next: string) => {
      token = next
    },
    session,
    profile,
    security,
    passkeys,
    device: createSoftwareAuthenticator('http://slgc.localhost'),
    factorCodeOf: (secret: string) => authenticatorDigits(secret, factorStep(Date.parse(sampleDay))),
    restore: async () => {
      const { userName, email, member } = sampleAccount
      await samples
        .store()
        .query('update member set email = $2, head_picture = $3 where user_name = $1', [
          userName,
          email,
          member.headPicture,
        ])
    },
    favourites,
    downloads,
    personalAlbums,
    subscriptions,
  }
}

/** Heard in the recording that the captcha names. */
const digitsOf = async ({ sound }: Captcha): Promise<string> =>
  heardDigits(new Uint8Array(await (await fetch(`${baseUrl}${sound}`)).arrayBuffer()), 'zh')

gatewaysSuite('over the embedded rc-pub within the process', () => ({
  ...httpGateways(createInProcessTransport(samples.rcPub().answer), ports),
  slds,
  codeFor: samples.senders.codeFor,
  digitsOf,
  proofOf: solvedChallenge,
  wordFor: samples.senders.wordFor,
  member: memberOver(createInProcessTransport(samples.rcPub().answer)),
}))

let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  const { port } = samples.server().server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
})

gatewaysSuite('over the embedded rc-pub behind HTTP', () => ({
  ...httpGateways(createAxiosTransport({ baseUrl }), ports),
  slds,
  codeFor: samples.senders.codeFor,
  digitsOf,
  proofOf: solvedChallenge,
  wordFor: samples.senders.wordFor,
  member: memberOver(createAxiosTransport({ baseUrl })),
}))
