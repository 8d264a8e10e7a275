import { localise } from '@xuekan/core'
import { firstOf } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { issueName } from '../../locales/issue-name.ts'
import { ArrowLink } from '../ArrowLink.tsx'
import { ContentsEntry } from '../ArticleListItem.tsx'
import { Cover } from '../Cover.tsx'
import { Contents as ContentsTable } from '../issue/Contents.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { useBroken } from '../use-broken.ts'
import { HomeSection } from './HomeSection.tsx'
import * as styles from './issue.css.ts'
import type { ModuleProps } from './module-props.ts'

type Props = ModuleProps<'issue' | 'contents'>

/** Below this many twelfths an issue is its cover with its number; from here on its contents stand beside it. */
const wideFrom = 6

/** Cover, number and articles of the current issue. */
export function CurrentIssue({ module, content, width }: Props) {
  const hrefs = useHrefs()
  const { sections } = content
  const isWide = width >= wideFrom
  const articles = sections.flatMap((section) => section.articles)
  // one article beside the cover is no shelf
  const isShelf = module.look === 'pictures' && isWide && articles.length > 1
  return (
    <HomeSection module={module} width={width} more={hrefs.issues} {...useAllIssues()}>
      <div className={isShelf ? styles.shelf : isWide ? styles.beside : styles.compact}>
        <IssueCover content={content} />
        {isShelf ? (
          <Shelf sections={firstOf(sections, 3)} />
        ) : articles.length === 0 ? null : isWide ? (
          <div className={width > 8 && articles.length > 3 ? styles.twoColumns : undefined}>
            <ContentsTable sections={sections} />
          </div>
        ) : (
          <div className={styles.titles}>
            {articles.map((article) => (
              <NarrowEntry key={article.id} article={article} />
            ))}
          </div>
        )}
      </div>
    </HomeSection>
  )
}

function useAllIssues(): { readonly moreText: string } {
  const { t } = usePortal()
  return { moreText: t('issue.all') }
}

function IssueCover({ content: { issue, count } }: Pick<Props, 'content'>) {
  const { shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const number = issueName(t, issue)
  const name = localise(shell.site.name, language)
  return (
    <div className={styles.cover}>
      <PortalLink href={hrefs.issue(issue)}>
        <Cover
          url={issue.coverUrl}
          alt={t('issue.cover', { name, issue: number })}
          name={name}
          number={number}
          eager
        />
      </PortalLink>
      <div>
        <p className={styles.number}>{number}</p>
        {issue.publishedOn === '' ? null : (
          <p className={styles.day}>
            {t('issue.publishedOn', { date: formatDate(issue.publishedOn, language) })}
          </p>
        )}
        <p className={styles.links}>
          <ArrowLink href={hrefs.issue(issue)}>
            {t('issue.allArticles', { count, shown: formatNumber(count, language) })}
          </ArrowLink>
        </p>
      </div>
    </div>
  )
}

/** Articles with their pictures, beside the cover. */
function Shelf({ sections }: { readonly sections: Props['content']['sections'] }) {
  return (
    <div className={styles.shelfEntries}>
      {sections
        .flatMap(({ articles }) => articles)
        .map((article) => (
          <ShelfEntry key={article.id} article={article} />
        ))}
    </div>
  )
}

type Article = Props['content']['sections'][number]['articles'][number]

function ShelfEntry({ article }: { readonly article: Article }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const { broken, watch } = useBroken(article.graphicAbstractUrl)
  const section = localise(article.section, language)
  return (
    <article data-href={hrefs.articleById(article)}>
      {article.graphicAbstractUrl === '' || broken ? null : (
        <img
          {...watch}
          className={styles.shelfPicture}
          src={article.graphicAbstractUrl}
          alt=""
          width={648}
          height={364}
          decoding="async"
        />
      )}
      {section === '' ? null : <p className={styles.section}>{section}</p>}
      <h3 className={styles.title}>
        <ArticleTitle article={article} />
      </h3>
      <Byline article={article} most={4} className={styles.by} />
    </article>
  )
}

/** The articles of the current issue alone, where its cover stands elsewhere or not at all. */
export function Contents({ module, content: { issue, sections, count }, width }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const articles = sections.flatMap((section) => section.articles)
  return (
    <HomeSection
      module={module}
      width={width}
      more={hrefs.issue(issue)}
      moreText={t('issue.allArticles', { count, shown: formatNumber(count, language) })}
    >
      {articles.map((article) =>
        width > 3 ? (
          <ContentsEntry key={article.id} article={article} heading="h3" />
        ) : (
          <NarrowEntry key={article.id} article={article} />
        ),
      )}
    </HomeSection>
  )
}

function NarrowEntry({ article }: { readonly article: Article }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const section = localise(article.section, language)
  return (
    <article className={styles.narrow} data-href={hrefs.articleById(article)}>
      {section === '' ? null : <p className={styles.section}>{section}</p>}
      <h3 className={styles.title}>
        <ArticleTitle article={article} />
      </h3>
      <Byline article={article} most={4} className={styles.by} />
    </article>
  )
}
