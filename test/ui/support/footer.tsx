import type { FooterConfig } from '@xuekan/core/site'
import type { Portal } from '../../../ui/binding/portal.ts'
import { Footer as Columns } from '../../../ui/widgets/footer/FooterColumns.tsx'
import { Footer as Stack } from '../../../ui/widgets/footer/FooterStack.tsx'
import { htmlOf } from './portal.tsx'

/** The HTML of a footer in the style that its config asks for (C9.9). */
export function footerWith(portal: Portal, config: FooterConfig): string {
  const Footer = config.style === 1 ? Columns : Stack
  return htmlOf(portal, <Footer config={config} />)
}
