import { agreementAddresses, loadAgreement } from '@xuekan/core/page'
import { agreementName } from '../../ui/locales/agreement-words.ts'
import { AgreementPage } from '../../ui/pages/AgreementPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'agreement',
  Screen: AgreementPage,
  input: ({ kind, since }, { context }) => ({ context, kind, since }),
  load: loadAgreement,
  head: (content) => ({ title: content === null ? [] : [agreementName(content.version.kind)] }),
  prose: ['body'],
  addresses: agreementAddresses,
})
