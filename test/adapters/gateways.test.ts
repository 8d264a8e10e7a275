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
import { createInProcessTransport } from '@xuekan/rc-pub'
import { basicGatewaysSuite, gatewaysSuite } from './contract-suites/gateways-suite.ts'
import { httpGateways } from './http-gateways.ts'
import { nobodyBeside } from './nobody-beside.ts'
import { createScriptedRcPub } from './scripted/scripted-rc-pub.ts'

const personalAlbums = createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).personalAlbums

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
  personalAlbums,
  subscriptions: createFakeGateways({ ...sampleContent, signedIn: sampleProfile }).subscriptions,
}

const slds = { journal: 'jiang', otherJournal: 'hai', group: 'shui', aggregate: 'www' } as const

gatewaysSuite('in memory', () => ({
  ...nobodyBeside(personalAlbums),
  slds,
  member,
  codeFor: () => fakeCode,
  digitsOf: async () => fakeCaptcha,
  proofOf: async () => fakeCaptcha,
  wordFor: (receiver) => receiver,
}))

basicGatewaysSuite('over a scripted rc-pub', () => ({
  ...httpGateways(createInProcessTransport(createScriptedRcPub(sampleContent))),
  slds,
}))
