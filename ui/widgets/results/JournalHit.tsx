import { localise, secondLanguage } from '@xuekan/core'
import { emptySearchQuery } from '@xuekan/core/search'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { Cover } from '../Cover.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Highlighted } from '../text/Highlighted.tsx'
import * as styles from './journal-hit.css.ts'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly journal: Journal
  readonly words: readonly string[]
}

/** A journal that was found (C3.9): what it is, who publishes it, and the ways in, each on its own host. */
export function JournalHit({ journal, words }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { siteId, sld, domain, name, latestIssue } = journal
  const site = { id: siteId, sld, domain }
  const shown = localise(name, language)
  const second = secondLanguage(name, language)
  const publisher = localise(journal.publisher, language)
  const introduction = localise(journal.introduction, language)
  const facts = [
    localise(journal.subject, language),
    localise(journal.frequency, language),
    journal.issn === '' ? '' : `ISSN ${journal.issn}`,
    journal.cn === '' ? '' : `CN ${journal.cn}`,
  ].filter((fact) => fact !== '')
  const issues = { page: 'issue', language, siteId: null, year: null, issue: null, issueId: null } as const
  const ways = [
    ...(latestIssue === null ? [] : [['current', hrefs.at(site, issues)] as const]),
    ['archive', hrefs.at(site, { page: 'archive', language, siteId: null, decade: null })] as const,
    ['search', hrefs.at(site, { page: 'search', language, query: emptySearchQuery })] as const,
  ]
  return (
    <li className={styles.hit}>
      <div>
        <Cover url={journal.coverUrl} alt="" name={shown} />
      </div>
      <div>
        <h2 className={styles.title}>
          <PortalLink href={hrefs.journal(journal)}>
            <Highlighted text={shown} words={words} />
          </PortalLink>{' '}
          {second === null ? null : (
            <span lang={second}>
              <Highlighted text={name[second]} words={words} />
            </span>
          )}
        </h2>
        <p className={styles.facts}>
          {spaced(
            facts.map((fact, at) => (
              <span key={at}>
                <Highlighted text={fact} words={words} />
              </span>
            )),
          )}
          {latestIssue === null ? null : (
            <span>
              {t('results.journal.latest')}{' '}
              {sourceOf({ ...latestIssue, firstPage: '', lastPage: '', elocationId: '' })}
            </span>
          )}
        </p>
        {publisher === '' ? null : (
          <p className={styles.publisher}>
            {t('results.journal.publisher')} <Highlighted text={publisher} words={words} />
          </p>
        )}
        {introduction === '' ? null : (
          <p className={styles.introduction}>
            <Highlighted text={introduction} words={words} />
          </p>
        )}
        <p className={styles.ways}>
          {spaced(
            ways.map(([way, href]) => (
              <PortalLink key={way} href={href}>
                {t(`results.journal.${way}`)}
              </PortalLink>
            )),
          )}
        </p>
      </div>
    </li>
  )
}
