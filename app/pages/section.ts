import { loadSection, sectionAddresses } from '@xuekan/core/page'
import { sectionHead } from '@xuekan/core/route'
import { SectionPage } from '../../ui/pages/SectionPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'section',
  Screen: SectionPage,
  input: ({ section, pageNumber }, { context }) => ({ context, section, page: pageNumber }),
  load: loadSection,
  head: sectionHead,
  prose: [],
  addresses: sectionAddresses,
})
