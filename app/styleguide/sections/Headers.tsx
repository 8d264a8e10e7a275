import { headerStyles } from '@xuekan/core/site'
import { usePortal } from '../../../ui/binding/portal.ts'
import { Sample } from '../Sample.tsx'
import { hostileShell, withHeader } from '../samples.ts'

/** The six styles, and each with more than it was made for. */
export function Headers() {
  return headerStyles.map((style) => (
    <div key={style}>
      <Sample
        name={{ zh: `页头 ${style}`, en: `Header ${style}` }}
        place="wide"
        options={{ shell: withHeader(style) }}
      >
        <SiteHeader />
      </Sample>
      <Sample
        name={{ zh: `页头 ${style}，超长内容`, en: `Header ${style}, with too much` }}
        place="wide"
        options={{ shell: withHeader(style, {}, hostileShell) }}
      >
        <SiteHeader />
      </Sample>
    </div>
  ))
}

function SiteHeader() {
  const { shell, widgets } = usePortal()
  return (
    <div data-header={shell.header.style}>
      <widgets.Header fixed={false} />
    </div>
  )
}
