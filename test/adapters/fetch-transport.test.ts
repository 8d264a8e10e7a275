import { createFetchTransport } from '@xuekan/rc-pub'
import { transportSuite } from './contract-suites/transport-suite.ts'

transportSuite('createFetchTransport', createFetchTransport)
