import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { transportSuite } from './contract-suites/transport-suite.ts'

transportSuite('createAxiosTransport', createAxiosTransport)
