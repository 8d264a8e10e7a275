import {
  pageCount,
  searchAddressKeys,
  searchPageSize,
  totalLabel,
  type AddedHits as Added,
} from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { addedWords } from '../../locales/added-words.ts'
import { formatNumber } from '../../locales/format.ts'
import { SelectionBar } from '../basket/SelectionBar.tsx'
import { useGathered } from '../basket/use-selection.ts'
import { link, sectionHead } from '../controls.css.ts'
import { Pager } from '../Pager.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './added-hits.css.ts'
import type { FoundProps } from './found-props.ts'
import { Hit } from './Hit.tsx'
import { scripted, selection as selectionBar, word } from './results.css.ts'
import { spaced } from '../text/spaced.ts'

/**
 * What the English words of a Chinese search add to its hits, below the last of them or alone: under the words that were
 * used, and what is done without them is one click away (C7.16).
 */
export function AddedHits({
  query,
  added: { total, hits, words, translated },
  routeOf,
}: Pick<FoundProps, 'query' | 'routeOf'> & { readonly added: Added }) {
  const { shell, language, t } = usePortal()
  const said = addedWords[language]
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const { count, more } = totalLabel(total)
  const shown = formatNumber(count, language)
  const isAlone = query.across === 'only'
  const chosen = useGathered({
    search: { kind: 'article', query, siteId: shell.site.id, language },
    list: 'added',
    page: isAlone ? query.page : 1,
    articles: hits.map(({ article }) => article),
  })
  const { across: _, ...direct } = query
  const first = { ...direct, page: 1 }
  const alone = { ...first, across: 'only' } as const
  const pages = pageCount(total, searchPageSize)
  return (
    <section className={styles.added} aria-labelledby="added">
      <div className={sectionHead}>
        <h2 id="added">
          {said.found}{' '}
          <small>{more ? t('results.countOver', { shown }) : t('results.count', { count, shown })}</small>
        </h2>
      </div>
      <div className={styles.words}>
        {spaced(
          translated.map(({ word: own, english }) => (
            <span key={own} className={word}>
              <span lang="zh">{own}</span> → <span lang="en">{english.join(' / ')}</span>
            </span>
          )),
        )}
        <PortalLink
          className={link}
          rel="nofollow"
          href={hrefs.destination(routeOf({ ...first, across: 'off' }))}
        >
          {t('results.added.off')}
        </PortalLink>{' '}
        {isAlone ? (
          <PortalLink className={link} rel="nofollow" href={hrefs.destination(routeOf(first))}>
            {said.direct}
          </PortalLink>
        ) : null}
      </div>
      <p className={styles.note}>{said.uncounted}</p>
      {hits.length === 0 ? null : (
        <>
          <div className={`${selectionBar} ${scripted}`}>
            <SelectionBar
              selection={chosen.selection}
              words={chosen.words}
              label={t('results.selectPage')}
              exports
            />
          </div>
          <ol>
            {hits.map((hit) => (
              <Hit key={hit.article.id} hit={hit} words={words} selection={chosen.selection} heading="h3" />
            ))}
          </ol>
        </>
      )}
      {isAlone && pages > 1 ? (
        <Pager
          page={query.page}
          pages={pages}
          size={searchPageSize}
          hrefOf={(page) => hrefs.destination(routeOf({ ...query, page }))}
          pageName={searchAddressKeys.page}
          action={hrefs.here(routeOf(alone))}
          onGo={(page) => navigate(hrefs.here(routeOf({ ...query, page })))}
        />
      ) : null}
      {isAlone || hits.length === total ? null : (
        <p>
          <PortalLink className={link} rel="nofollow" href={hrefs.destination(routeOf(alone))}>
            {said.all}
          </PortalLink>
        </p>
      )}
    </section>
  )
}
