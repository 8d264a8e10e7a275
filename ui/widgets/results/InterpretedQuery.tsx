import type { Route } from '@xuekan/core/route'
import { interpretedWords } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { link } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { chosen, interpretedQuery, leftOut, word } from './results.css.ts'
import { spaced } from '../text/spaced.ts'

/** One filter that is set, and the results without it. */
export interface ShownFilter {
  readonly key: string
  readonly name: string
  /** Whether it leaves hits out. */
  readonly isExcluded?: boolean
  readonly without: Route
}

interface Props {
  /** As the reader typed it. */
  readonly term: string
  readonly words: readonly string[]
  readonly filters: readonly ShownFilter[]
  /** The results without any of several filters; null where there are fewer. */
  readonly cleared: Route | null
}

/** The words that the index reads in the term, and the filters that are set, each of which can be taken away. */
export function InterpretedQuery({ term, words, filters, cleared }: Props) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  if (words.length === 0 && filters.length === 0) return <p className={interpretedQuery} />
  return (
    <div className={interpretedQuery}>
      {words.length === 0 ? null : t('results.interpretedQuery')}{' '}
      {spaced(
        interpretedWords(words, term).map((each) => (
          <span key={each} className={word}>
            {each}
          </span>
        )),
      )}
      {spaced(
        filters.map(({ key, name, isExcluded = false, without }) => (
          <PortalLink
            key={key}
            className={isExcluded ? `${chosen} ${leftOut}` : chosen}
            rel="nofollow"
            href={hrefs.destination(without)}
            aria-label={t('results.remove', { name: isExcluded ? t('results.not', { name }) : name })}
          >
            {isExcluded ? t('results.not', { name }) : name}
            <Icon name="close" small />
          </PortalLink>
        )),
      )}
      {cleared === null ? null : (
        <PortalLink className={link} href={hrefs.destination(cleared)}>
          {t('results.clear')}
        </PortalLink>
      )}
    </div>
  )
}
