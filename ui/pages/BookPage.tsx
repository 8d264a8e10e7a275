import { localise } from '@xuekan/core'
import type { BookContent, PageModel } from '@xuekan/core/page'
import { findChannel, safeLink } from '@xuekan/core/menu'
import type { BookRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useAddress } from '../binding/use-address.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { anyCollection } from '../widgets/collected/any-collection.ts'
import * as styles from '../widgets/collected/book.css.ts'
import { SideLinks } from '../widgets/collected/Cards.tsx'
import { button, buttonPrimary, wrap } from '../widgets/controls.css.ts'
import { Cover } from '../widgets/Cover.tsx'
import { ExternalLink } from '../widgets/ExternalLink.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<BookContent>
  readonly route: BookRoute
}

/** A book that a site tells of, and where it is read: on its own page, and in the book cloud of the site (C6.2, C6.3, C7.8). */
export function BookPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Book content={content} />}
    </RemoteView>
  )
}

function Book({ content: { book, cloud, others } }: { readonly content: BookContent }) {
  const { language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const title = localise(book.title, language)
  const facts = [
    ['authors', localise(book.authors, language)],
    ['publisher', localise(book.publisher, language)],
    ['year', book.year > 0 ? String(book.year) : ''],
    ['isbn', book.isbn],
  ] as const
  const column = findChannel(shell.channels, anyCollection(language, null))
  return (
    <div className={wrap}>
      <Breadcrumbs
        path={[
          { label: t('collected.title'), href: hrefs.destination(anyCollection(language, column)) },
          { label: title },
        ]}
      />
      <div className={styles.layout}>
        <Cover url={book.coverUrl} alt={t('book.cover', { title })} name={title} eager />
        <article>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.introduction}>{localise(book.introduction, language)}</p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) =>
              value === '' ? null : (
                <div key={name}>
                  <dt>{t(`book.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
          {safeLink(book.link) === null ? null : (
            <ExternalLink className={buttonPrimary} href={book.link}>
              {t('book.open')}
            </ExternalLink>
          )}
          {cloud === null ? null : cloud === '' ? (
            <WayIn />
          ) : (
            <p className={styles.note}>
              <ExternalLink className={button} href={cloud}>
                {t('book.cloud')}
              </ExternalLink>
            </p>
          )}
        </article>
        <aside aria-label={t('book.others')}>
          <SideLinks
            title={t('book.others')}
            links={others.map(({ id, title: other }) => ({
              id,
              href: hrefs.destination({ page: 'book', language, siteId: null, bookId: id }),
              label: localise(other, language),
            }))}
          />
        </aside>
      </div>
    </div>
  )
}

/** A visitor of a book cloud that is for members is led to the login, and back here (C6.3). */
function WayIn() {
  const { loginHref, t } = usePortal()
  const href = loginHref('login', useAddress())
  return (
    <p className={styles.note}>
      {t('book.loginNeeded')}{' '}
      {href === null ? null : (
        <PortalLink className={styles.wayIn} href={href}>
          {t('book.login')}
        </PortalLink>
      )}
    </p>
  )
}
