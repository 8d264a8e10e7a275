import type { FooterConfig } from '@xuekan/core'
import { FooterColumns } from './FooterColumns.tsx'
import { FooterStack } from './FooterStack.tsx'

/** The footer in the style that its background asks for (C3.12, C9.9). */
export function Footer({ config }: { readonly config: FooterConfig }) {
  return config.style === 1 ? <FooterColumns config={config} /> : <FooterStack config={config} />
}
