import {
  createFakeGateways,
  createFakePasskeyDevice,
  createFakePasskeyGateway,
  createFakeProfileGateway,
  createFakeSecurityGateway,
  createFakeSessionGateway,
  fakeCaptcha,
  fakeCode,
  fakeFactorCodes,
  sampleContent,
  sampleProfile,
} from '@xuekan/core/testing'
import { nobodyBeside } from '../adapters/nobody-beside.ts'
import { gatewaysSuite } from '../adapters/contract-suites/gateways-suite.ts'

// the fakes stand in for gateways in every test of a use case: they keep what those keep
const [[token, one] = ['', null]] = Object.entries(sampleContent.members ?? {})
const member = {
  token,
  // what is in memory knows its member whatever the token
  goOnWith: () => undefined,
  session: createFakeSessionGateway({}, { uploader: one }),
  profile: createFakeProfileGateway(sampleProfile),
  security: createFakeSecurityGateway(sampleProfile),
  passkeys: createFakePasskeyGateway(sampleProfile),
  device: createFakePasskeyDevice('http://slgc.localhost'),
  factorCodeOf: () => fakeFactorCodes.authenticator,
  restore: async () => undefined,
  favourites: createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).favourites,
  downloads: createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).downloads,
  personalAlbums: createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).personalAlbums,
  subscriptions: createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).subscriptions,
}
const slds = { journal: 'jiang', otherJournal: 'hai', group: 'shui', aggregate: 'www' } as const

gatewaysSuite('in the tests of use cases', () => ({
  ...nobodyBeside(member.personalAlbums),
  slds,
  member,
  codeFor: () => fakeCode,
  digitsOf: async () => fakeCaptcha,
  proofOf: async () => fakeCaptcha,
  wordFor: (receiver) => receiver,
}))
