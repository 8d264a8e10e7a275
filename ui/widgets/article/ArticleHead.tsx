import { languageShown, localise, secondLanguage, type UiLanguage } from '@xuekan/core'
import {
  articleHistory,
  articleKind,
  articleNotices,
  citeAsUrl,
  saysRetracted,
  sectionSaysKind,
  textDirection,
  type Article,
  type ArticleKind,
  type LinkedTerms,
  type WrittenLanguages,
} from '@xuekan/core/content'
import { formatDate } from '../../locales/format.ts'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { ProseLine } from '../text/Prose.tsx'
import { VersionLabel } from '../text/VersionLabel.tsx'
import { history, identity, kicker, retracted, secondTitle, title } from './article.css.ts'
import { ArticleNotices } from './ArticleNotices.tsx'
import { Authors } from './Authors.tsx'
import { FurtherTitles } from './FurtherTexts.tsx'

/** Everything above the abstract: column, both titles, authors, dates, version, DOI. */
export function ArticleHead({
  article,
  written,
  linked,
}: {
  readonly article: Article
  readonly written: WrittenLanguages
  readonly linked: LinkedTerms
}) {
  const { language, t } = usePortal()
  const shown = languageShown(article.title, language)
  const titleLanguage = written.title[shown]
  const section = localise(article.section, language)
  const nameOf = (named: ArticleKind): string => t(`kind.${named}`)
  const kind = articleKind(article.about.type)
  const notices = articleNotices(article.about.relations)
  const second = shown === language ? secondLanguage(article.title, shown) : null
  return (
    <>
      <ArticleNotices notices={notices} />
      <p className={kicker}>
        {section === '' ? null : <b>{section}</b>}{' '}
        {kind === null || sectionSaysKind(section, kind, nameOf) ? null : <span>{nameOf(kind)}</span>}{' '}
        {article.openAccess ? (
          <span>
            {t('article.openAccess')} {article.license?.name ?? ''}
          </span>
        ) : null}
      </p>
      <h1
        className={title}
        lang={titleLanguage === language ? undefined : titleLanguage}
        dir={textDirection(titleLanguage)}
      >
        {notices.some(saysRetracted) ? (
          <span className={retracted} lang={language}>
            {t('notice.retracted')}
          </span>
        ) : null}
        <Heading article={article} language={shown} />
      </h1>
      {second === null ? null : (
        <p className={secondTitle} lang={written.title[second]}>
          <Heading article={article} language={second} />
        </p>
      )}
      <FurtherTitles article={article} />
      <Authors article={article} linked={linked} />
      <History article={article} />
      <Identity article={article} />
    </>
  )
}

/** A title, with mathematics where it has formulae. */
function Heading({ article, language }: { readonly article: Article; readonly language: UiLanguage }) {
  const math = article.about.heading[language]
  return math === null ? <InlineMarkup text={article.title[language]} /> : <ProseLine html={math} />
}

/** What happened to an article and when, as far as it is known. */
function History({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const entries = articleHistory(article)
  if (entries.length === 0) return null
  return (
    <dl className={history} aria-label={t('article.history')}>
      {entries.map(({ kind, label, date, url }, index) => {
        const words = kind === null ? label : [t(`article.${kind}`), label].filter(Boolean).join(' ')
        return (
          // two events may be of one kind and day
          <div key={index}>
            <dt>{url === '' ? words : <ExternalLink href={url}>{words}</ExternalLink>}</dt>
            {date === '' ? null : (
              <dd>
                <time dateTime={date}>{formatDate(date, language)}</time>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Version, DOI, licence, and where it stands elsewhere (C3.13). A DOI that no resolver knows leads to its own page. */
function Identity({ article }: { readonly article: Article }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const { doi, license, source } = article
  return (
    <p className={identity}>
      <VersionLabel version={article.version} />{' '}
      {doi === '' ? null : (
        <span>
          DOI{' '}
          {citeAsUrl(doi) === '' ? (
            <PortalLink href={hrefs.article(article)}>{doi}</PortalLink>
          ) : (
            <ExternalLink href={citeAsUrl(doi)}>{doi}</ExternalLink>
          )}
        </span>
      )}{' '}
      {license === null || license.url === '' ? null : (
        <span>
          {t('article.licence')}{' '}
          <ExternalLink href={license.url}>{license.name === '' ? license.url : license.name}</ExternalLink>
        </span>
      )}{' '}
      {source === undefined ? null : (
        <span>
          {t('article.source')} <ExternalLink href={source.url}>{source.name}</ExternalLink>
        </span>
      )}
    </p>
  )
}
