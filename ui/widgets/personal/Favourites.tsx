import { localise, type KeptList, type PersonalContent } from '@xuekan/core'
import { favouriteOrders } from '@xuekan/core/member'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { personalWords } from '../../locales/personal-words.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { Fault } from '../account/Fault.tsx'
import { byline } from '../article-list.css.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { field, unseen } from '../controls.css.ts'
import { ListPager } from '../list/ListPager.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { formTarget } from '../search/form-target.ts'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: PersonalContent
  readonly favourites: KeptList
}

const mostAuthors = 6

/** What a member keeps: found, sorted, exported and taken away, with a way back (C2.34, C4.22, C6.2). */
export function Favourites({ content, favourites }: Props) {
  const { language, faults } = content
  const { list, term, order, page, dropped } = favourites
  const words = personalWords[language]
  const hrefs = useHrefs()
  const entry = { page: 'personal', language, entry: 'favorites' } as const
  const routeOf = (number: number) => ({
    ...entry,
    ...(term === '' ? {} : { term }),
    ...(order === 'kept' ? {} : { order }),
    ...(number > 1 ? { listPage: number } : {}),
  })
  const action = hrefs.here(routeOf(page))
  const target = formTarget(hrefs.here(entry), [])
  return (
    <>
      <Fault fault={faults.form} id="form-fault" language={language} />
      {dropped === null ? null : (
        <form method="post" action={action} className={styles.dropped}>
          <input type="hidden" name="id" value={dropped.id} />
          <p className={styles.rowText} role="status">
            {words['favourites.dropped']} <InlineMarkup text={localise(dropped.title, language)} />
          </p>
          <button className={styles.quietLink} type="submit" name="action" value="collect">
            {words['favourites.undo']}
          </button>
        </form>
      )}
      {list.totalElements === 0 && term === '' ? (
        <EmptyState text={words['favourites.none']}>
          <PortalLink className={styles.quietLink} href={hrefs.home}>
            {words['favourites.read']}
          </PortalLink>
        </EmptyState>
      ) : (
        <>
          <form className={styles.finder} action={target.action}>
            <CarriedValues values={target.carried} />
            <input
              className={field}
              type="search"
              name="q"
              defaultValue={term}
              maxLength={150}
              aria-label={words['favourites.find']}
              placeholder={words['favourites.find']}
            />
            <select className={field} name="sort" defaultValue={order} aria-label={words['favourites.order']}>
              {favouriteOrders.map((each) => (
                <option key={each} value={each}>
                  {words[`order.${each}`]}
                </option>
              ))}
            </select>
            <button className={styles.end} type="submit">
              {words['favourites.show']}
            </button>
          </form>
          <p className={styles.count}>
            {words['favourites.count'].replace('{{count}}', formatNumber(list.totalElements, language))}
          </p>
          {list.content.length === 0 ? (
            <>
              <EmptyState text={words['favourites.notFound']}>
                <PortalLink className={styles.quietLink} href={hrefs.here(entry)}>
                  {words['favourites.all']}
                </PortalLink>
              </EmptyState>
            </>
          ) : (
            <ol>
              {list.content.map((kept) => (
                <Kept key={kept.article.id} kept={kept} action={action} language={language} />
              ))}
            </ol>
          )}
          <ListPager list={list} routeOf={routeOf} />
        </>
      )}
    </>
  )
}

interface KeptProps {
  readonly kept: KeptList['list']['content'][number]
  readonly action: string
  readonly language: PersonalContent['language']
}

/** One article, which can be taken away. */
function Kept({ kept: { article, keptOn }, action, language }: KeptProps) {
  const words = personalWords[language]
  return (
    <li className={styles.kept}>
      <div className={styles.rowText}>
        <h2 className={styles.keptTitle}>
          <ArticleTitle article={article} />
        </h2>
        <Byline article={article} most={mostAuthors} className={byline} />
        <p className={styles.note}>
          <em>{localise(article.journalName, language)}</em> {sourceOf(article)}
          {' · '}
          {words['favourites.kept'].replace('{{date}}', formatDate(keptOn, language))}
        </p>
        <p className={styles.note}>
          <AddToBasket article={article} among />
        </p>
      </div>
      <form method="post" action={action}>
        <input type="hidden" name="id" value={article.id} />
        <button className={styles.end} type="submit" name="action" value="uncollect">
          {words['favourites.drop']}
          <span className={unseen}>
            {' '}
            <InlineMarkup text={localise(article.title, language)} />
          </span>
        </button>
      </form>
    </li>
  )
}
