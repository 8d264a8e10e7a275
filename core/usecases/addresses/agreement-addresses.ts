import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { agreementKinds } from '../../domain/route/prefixed-route.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** The user agreement and the privacy notice, as they hold now. */
export const agreementAddresses: ListAddresses = () =>
  succeed(
    agreementKinds.map((kind) => ({
      route: { page: 'agreement', language: defaultLanguage, siteId: null, kind, since: null },
      changedOn: '',
    })),
  )
