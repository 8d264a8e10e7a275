import { languageShown, localise } from '@xuekan/core'
import type { Affiliation, Article, Contributor } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import { affiliations as affiliationsClass, authors, folded, mail, orcid } from './article.css.ts'

/** More affiliations than this are folded. */
const mostInSight = 8

/** Authors with the marks of their affiliations, and the affiliations under them. */
export function Authors({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  if (article.contributors.length === 0) return null
  const corresponding = article.contributors.filter((author) => author.corresponding && author.email !== '')
  const places = article.affiliations.map((affiliation) => (
    <li key={affiliation.key} lang={otherThan(language, languageShown(affiliation.name, language))}>
      <span>{affiliation.label}</span>
      {localise(affiliation.name, language)}
    </li>
  ))
  const inSight = places.length > mostInSight ? [] : places
  return (
    <>
      <ul className={authors} aria-label={t('article.authors')}>
        {article.contributors.map((contributor, index) => (
          <Author
            key={`${index} ${contributor.orcid}`}
            contributor={contributor}
            all={article.affiliations}
          />
        ))}
      </ul>
      {article.affiliations.length <= mostInSight ? null : (
        <details className={folded}>
          <summary>
            {t('article.affiliations')} ({article.affiliations.length})
          </summary>
          <ul className={affiliationsClass}>{places}</ul>
        </details>
      )}
      {inSight.length === 0 && corresponding.length === 0 ? null : (
        <ul className={affiliationsClass} aria-label={t('article.affiliations')}>
          {inSight}
          {corresponding.map(({ email }) => (
            <li key={email}>
              <span>*</span>
              <p>
                {t('article.corresponding')}: <a href={`mailto:${email}`}>{email}</a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const otherThan = (language: string, shown: string): string | undefined =>
  shown === language ? undefined : shown

function Author({
  contributor,
  all,
}: {
  readonly contributor: Contributor
  readonly all: readonly Affiliation[]
}) {
  const { language, t } = usePortal()
  const name = localise(contributor.name, language)
  const marks = [
    ...all
      .filter(({ key, label }) => contributor.affiliations.includes(key) && label !== '')
      .map(({ label }) => label),
    ...(contributor.corresponding ? ['*'] : []),
  ]
  return (
    <li lang={otherThan(language, languageShown(contributor.name, language))}>
      {name}
      {marks.length === 0 ? null : <sup>{marks.join(',')}</sup>}
      {contributor.email === '' ? null : (
        <a className={mail} href={`mailto:${contributor.email}`} aria-label={t('article.mail', { name })}>
          <Icon name="mail" small />
        </a>
      )}
      {contributor.orcid === '' ? null : (
        <a
          className={orcid}
          href={`https://orcid.org/${contributor.orcid}`}
          aria-label={t('article.orcid', { name })}
        >
          <span aria-hidden="true">iD</span>
        </a>
      )}
    </li>
  )
}
