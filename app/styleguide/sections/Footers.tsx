import type { LocalizedText } from '@xuekan/core'
import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../../ui/binding/portal.ts'
import { Sample } from '../Sample.tsx'
import { footers, journalShell } from '../samples.ts'

const kinds: readonly { readonly name: LocalizedText; readonly config: FooterConfig }[] = [
  { name: { zh: '页脚 1', en: 'Footer 1' }, config: footers.columns },
  { name: { zh: '页脚 2，深色', en: 'Footer 2 on dark' }, config: footers.dark },
  { name: { zh: '页脚 2，浅色', en: 'Footer 2 on light' }, config: footers.light },
  { name: { zh: '页脚 1，超长内容', en: 'Footer 1, with too much' }, config: footers.hostile },
  {
    name: { zh: '页脚 2，超长内容', en: 'Footer 2, with too much' },
    config: { ...footers.hostile, style: 2, backgroundColor: '#1d2a3a' },
  },
]

/** Both styles, on light and on dark, and with more than they were made for. */
export function Footers() {
  return kinds.map(({ name, config }) => (
    <Sample key={name.en} name={name} place="wide" options={{ shell: { ...journalShell, footer: config } }}>
      <SiteFooter />
    </Sample>
  ))
}

function SiteFooter() {
  const { shell, widgets } = usePortal()
  if (shell.footer === null || widgets.Footer === null) return null
  return (
    <div data-footer={shell.footer.style}>
      <widgets.Footer config={shell.footer} />
    </div>
  )
}
