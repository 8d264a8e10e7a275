import { localise, type KeptList, type PersonalAction, type PersonalContent } from '@xuekan/core'
import { pdfAddress } from '@xuekan/core/content'
import { favouriteOrders, type PersonalEntry } from '@xuekan/core/member'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import type { KeptName } from '../../locales/personal-word.ts'
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
  readonly kept: KeptList
  readonly name: KeptName
}

/** Where each list is, and what its forms do. */
const lists = {
  favourites: { entry: 'favorites', drop: 'uncollect', undo: 'collect' },
  downloads: { entry: 'downloads', drop: 'dropDownload', undo: 'restoreDownload' },
} as const satisfies Readonly<
  Record<KeptName, { entry: PersonalEntry; drop: PersonalAction; undo: PersonalAction }>
>

const mostAuthors = 6

/** What a member keeps or has downloaded: found, sorted, exported and taken away, with a way back (C2.34, C4.22, C6.2). */
export function KeptArticles({ content, kept, name }: Props) {
  const { language, faults } = content
  const { list, term, order, page, dropped } = kept
  const words = personalWords[language]
  const hrefs = useHrefs()
  const entry = { page: 'personal', language, entry: lists[name].entry } as const
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
          {dropped.at === '' ? null : <input type="hidden" name="at" value={dropped.at} />}
          <p className={styles.rowText} role="status">
            {words[`${name}.dropped`]} <InlineMarkup text={localise(dropped.title, language)} />
          </p>
          <button className={styles.quietLink} type="submit" name="action" value={lists[name].undo}>
            {words['kept.undo']}
          </button>
        </form>
      )}
      {list.totalElements === 0 && term === '' ? (
        <EmptyState text={words[`${name}.none`]}>
          <PortalLink className={styles.quietLink} href={hrefs.home}>
            {words['kept.read']}
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
              aria-label={words[`${name}.find`]}
              placeholder={words[`${name}.find`]}
            />
            <select className={field} name="sort" defaultValue={order} aria-label={words['kept.order']}>
              {favouriteOrders.map((each) => (
                <option key={each} value={each}>
                  {each === 'kept' ? words[`${name}.newest`] : words[`order.${each}`]}
                </option>
              ))}
            </select>
            <button className={styles.end} type="submit">
              {words['kept.show']}
            </button>
          </form>
          <p className={styles.count}>
            {words['kept.count'].replace('{{count}}', formatNumber(list.totalElements, language))}
          </p>
          {list.content.length === 0 ? (
            <>
              <EmptyState text={words[`${name}.notFound`]}>
                <PortalLink className={styles.quietLink} href={hrefs.here(entry)}>
                  {words[`${name}.all`]}
                </PortalLink>
              </EmptyState>
            </>
          ) : (
            <ol>
              {list.content.map((each) => (
                <Kept key={each.article.id} kept={each} name={name} action={action} language={language} />
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
  readonly name: KeptName
  readonly action: string
  readonly language: PersonalContent['language']
}

/** One article, which can be taken away. */
function Kept({ kept: { article, keptOn }, name, action, language }: KeptProps) {
  const hrefs = useHrefs()
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
          {words[`${name}.kept`].replace('{{date}}', formatDate(keptOn, language))}
        </p>
        <p className={styles.note}>
          <AddToBasket article={article} among />
        </p>
        {name === 'downloads' && article.hasPdf ? (
          <a className={styles.quietLink} href={pdfAddress(hrefs.article(article))} type="application/pdf">
            {words['kept.pdf']}
          </a>
        ) : null}
      </div>
      <form method="post" action={action}>
        <input type="hidden" name="id" value={article.id} />
        <button className={styles.end} type="submit" name="action" value={lists[name].drop}>
          {words[`drop.${name}`]}
          <span className={unseen}>
            {' '}
            <InlineMarkup text={localise(article.title, language)} />
          </span>
        </button>
      </form>
    </li>
  )
}
