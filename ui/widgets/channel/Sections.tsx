import type { FacetValue } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import { sections as sectionsClass } from './channel.css.ts'

interface Props {
  readonly sections: readonly FacetValue[]
  /** The section that is being read. */
  readonly current?: string
}

/** The sections of a journal, each with how many articles it has, where that is known. */
export function Sections({ sections, current }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  return (
    <ul className={sectionsClass}>
      {sections.map(({ value, label, count }) => (
        <li key={value}>
          <PortalLink
            href={hrefs.destination({
              page: 'section',
              language,
              siteId: null,
              section: value,
              pageNumber: 1,
            })}
            aria-current={value === current ? 'page' : undefined}
          >
            {label}{' '}
            {count === null ? null : (
              <small>{t('results.count', { count, shown: formatNumber(count, language) })}</small>
            )}
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
