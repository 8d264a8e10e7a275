import { languageShown, localise } from '@xuekan/core'
import {
  foldedAuthors,
  indexTermRoute,
  linkedAuthor,
  type Affiliation,
  type Article,
  type Contributor,
  type LinkedTerms,
} from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Icon } from '../Icon.tsx'
import { FoldedAuthors } from './FoldedAuthors.tsx'
import { affiliations as affiliationsClass, authors, folded, mail, orcid, shortMarks } from './article.css.ts'

/** Authors with the marks of their affiliations, and the affiliations under them. */
export function Authors({ article, linked }: { readonly article: Article; readonly linked: LinkedTerms }) {
  const { language, t } = usePortal()
  if (article.contributors.length === 0) return null
  const corresponding = article.contributors.filter((author) => author.corresponding && author.email !== '')
  const places = article.affiliations.map((affiliation, index) => (
    <li
      key={affiliation.key}
      id={affiliationId(index)}
      lang={otherThan(language, languageShown(affiliation.name, language))}
    >
      <span>{affiliation.label}</span> {localise(affiliation.name, language)}
    </li>
  ))
  const { first, folded: middle, last } = foldedAuthors(article.contributors)
  const named = (contributor: Contributor, index: number) => (
    <Author
      key={`${index} ${contributor.orcid} ${contributor.name.zh} ${contributor.name.en}`}
      contributor={contributor}
      all={article.affiliations}
      linked={linked}
    />
  )
  const details = [
    ...places,
    // two authors may be reached at one address
    ...corresponding.map(({ email }, index) => (
      <li key={`${index} ${email}`}>
        <span>*</span>
        <p>
          {t('article.corresponding', { count: 1 })}
          {t('mark.colon')}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </li>
    )),
  ]
  const heading = (
    [
      ['article.affiliations', places.length],
      ['article.corresponding', corresponding.length],
    ] as const
  )
    .flatMap(([words, count]) => (count === 0 ? [] : [t(words, { count })]))
    .join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <ul className={authors} aria-label={t('article.authors')}>
        {first.map(named)}
        {middle.length === 0 ? null : (
          <FoldedAuthors key={article.id} article={article} folded={middle} named={named} />
        )}
        {last.map(named)}
      </ul>
      {details.length > 1 ? (
        <details className={folded}>
          <summary>{heading}</summary>
          <ul className={affiliationsClass}>{details}</ul>
        </details>
      ) : details.length === 0 ? null : (
        <ul className={affiliationsClass} aria-label={heading}>
          {details}
        </ul>
      )}
    </>
  )
}

const affiliationId = (index: number): string => `affiliation-${index + 1}`

const otherThan = (language: string, shown: string): string | undefined =>
  shown === language ? undefined : shown

function Author({
  contributor,
  all,
  linked,
}: {
  readonly contributor: Contributor
  readonly all: readonly Affiliation[]
  readonly linked: LinkedTerms
}) {
  const { language, t } = usePortal()
  const { destination } = useHrefs()
  const name = localise(contributor.name, language)
  const by = linkedAuthor(contributor, language, linked)
  const places = all.flatMap(({ key, label }, index) =>
    contributor.affiliations.includes(key) ? { id: affiliationId(index), label } : [],
  )
  const marks = [
    ...places.flatMap(({ label }) => (label === '' ? [] : label)),
    ...(contributor.corresponding ? ['*'] : []),
  ].join(',')
  return (
    <li lang={otherThan(language, languageShown(contributor.name, language))}>
      {by === null ? (
        name
      ) : (
        <PortalLink href={destination(indexTermRoute({ kind: 'author', by }, language))}>{name}</PortalLink>
      )}
      {contributor.degrees === undefined ? null : <small>, {contributor.degrees}</small>}
      {marks === '' ? null : (
        <sup className={marks.length <= 3 ? shortMarks : undefined}>
          {places.length === 0 ? (
            marks
          ) : (
            <a
              href={`#${places[0]?.id ?? ''}`}
              data-affiliations={places.map(({ id }) => id).join(' ')}
              aria-label={t('article.affiliationsOf', { name, marks })}
            >
              {marks}
            </a>
          )}
        </sup>
      )}
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
