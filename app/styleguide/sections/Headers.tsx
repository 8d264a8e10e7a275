import { headerStyles } from '@xuekan/core'
import { usePortal } from '../../../ui/binding/portal.ts'
import { Sample } from '../Sample.tsx'
import { hostileChrome, withHeader } from '../samples.ts'

/** The six styles, and each with more than it was made for. */
export function Headers() {
  return headerStyles.map((style) => (
    <div key={style}>
      <Sample
        name={{ zh: `页头 ${style}`, en: `Header ${style}` }}
        place="wide"
        wish={{ chrome: withHeader(style) }}
      >
        <SiteHeader />
      </Sample>
      <Sample
        name={{ zh: `页头 ${style}，超长内容`, en: `Header ${style}, with too much` }}
        place="wide"
        wish={{ chrome: withHeader(style, {}, hostileChrome) }}
      >
        <SiteHeader />
      </Sample>
    </div>
  ))
}

function SiteHeader() {
  const { chrome, widgets } = usePortal()
  return (
    <div data-header={chrome.header.style}>
      <widgets.Header fixed={false} />
    </div>
  )
}
