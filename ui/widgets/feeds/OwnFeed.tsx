import { feedAddress, formatRoute, ownFeed, type Route } from '@xuekan/core/route'
import { emptySearchQuery, searchAddressKeys, searchTermLimits } from '@xuekan/core/search'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { CopyButton } from '../article/CopyButton.tsx'
import { button } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { box, go, large } from '../search/search-box.css.ts'
import * as styles from './feeds.css.ts'

/** A feed of what the reader types: its address as it is typed; without scripts the search, whose page names it (C2.36). */
export function OwnFeed({ origin }: { readonly origin: string }) {
  const { shell, language, notices, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const [term, setTerm] = useState('')
  const results = (words: string): Route => ({
    page: 'search',
    language,
    query: { ...emptySearchQuery, term: words },
  })
  const source = ownFeed(term)
  const address = source === null ? null : feedAddress(source, shell.site.id, language)
  return (
    <>
      <p>{t('feeds.ownText')}</p>
      <form
        className={`${box} ${large} ${styles.own}`}
        role="search"
        aria-label={t('feeds.own')}
        // an address that is all path: a form drops the query of its action
        action={formatRoute(results(''))}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          if (source === null) notices.notify('searchPromptEmpty')
          else navigate(hrefs.here(results(term.trim())))
        }}
      >
        <input
          type="search"
          name={searchAddressKeys.term}
          maxLength={searchTermLimits.normal}
          aria-label={t('feeds.ownWords')}
          placeholder={t('feeds.ownHint')}
          autoComplete="off"
          onInput={({ currentTarget }) => setTerm(currentTarget.value)}
        />
        <button type="submit" className={go} aria-label={t('search.label')}>
          <Icon name="search" />
        </button>
      </form>
      {address !== null && (
        <div className={styles.feed}>
          <a href={address} type="application/rss+xml">
            <Icon name="rss" small />
            {t('feeds.ownFeed', { term: term.trim() })}
          </a>{' '}
          <CopyButton
            key={address}
            text={() => origin + address}
            label={t('feeds.copy')}
            icon="copy"
            className={`${button} ${styles.copy}`}
          />
        </div>
      )}
    </>
  )
}
