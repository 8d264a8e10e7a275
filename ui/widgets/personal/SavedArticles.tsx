import { localise } from '@xuekan/core'
import type { SavedArticleList, PersonalAction, PersonalContent } from '@xuekan/core/page'
import { pdfAddress } from '@xuekan/core/content'
import { personalListRoute, type PersonalEntry } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { Fault } from '../account/Fault.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import * as styles from './personal.css.ts'
import { ArticleAct, PersonalArticle } from './PersonalArticle.tsx'
import { PersonalList, Sorting } from './PersonalList.tsx'
import { WayBack } from './WayBack.tsx'

/** The lists of articles that a member has. */
type SavedListName = 'favourites' | 'downloads'

interface Props {
  readonly content: PersonalContent
  readonly kept: SavedArticleList
  readonly name: SavedListName
}

/** Where each list is, and what its forms do. */
const lists = {
  favourites: { entry: 'favorites', drop: 'uncollect', undo: 'collect' },
  downloads: { entry: 'downloads', drop: 'dropDownload', undo: 'restoreDownload' },
} as const satisfies Readonly<
  Record<SavedListName, { entry: PersonalEntry; drop: PersonalAction; undo: PersonalAction }>
>

/** What a member keeps or has downloaded: found, sorted, exported and taken away, with a way back (C2.34, C4.22, C6.2). */
export function SavedArticles({ content, kept, name }: Props) {
  const { t } = usePortal()
  const { language, faults } = content
  const { list, term, order, page, dropped } = kept
  const hrefs = useHrefs()
  const entry = { page: 'personal', language, entry: lists[name].entry } as const
  const action = hrefs.here(personalListRoute(entry, { term, order, page }))
  return (
    <>
      <Fault fault={faults.form} id="form-fault" language={language} />
      {dropped === null ? null : (
        <WayBack
          action={action}
          fields={{ id: dropped.id, ...(dropped.at === '' ? {} : { at: dropped.at }) }}
          undo={{ value: lists[name].undo, name: t('personal.kept.undo') }}
        >
          {t(`personal.${name}.dropped`)} <InlineMarkup text={localise(dropped.title, language)} />
        </WayBack>
      )}
      <PersonalList
        list={list}
        place={entry}
        term={term}
        order={order}
        words={{
          none: t(`personal.${name}.none`),
          read: t('personal.kept.read'),
          find: t(`personal.${name}.find`),
          show: t('personal.kept.show'),
          count: t('personal.kept.count', { count: formatNumber(list.totalElements, language) }),
          notFound: t(`personal.${name}.notFound`),
          all: t(`personal.${name}.all`),
        }}
        sorting={
          <Sorting
            order={order}
            label={t('personal.kept.order')}
            nameOf={(each) => (each === 'kept' ? t(`personal.${name}.newest`) : t(`personal.order.${each}`))}
          />
        }
      >
        <ol>
          {list.content.map((each) => (
            <SavedRow key={each.article.id} kept={each} name={name} action={action} language={language} />
          ))}
        </ol>
      </PersonalList>
    </>
  )
}

interface SavedArticleProps {
  readonly kept: SavedArticleList['list']['content'][number]
  readonly name: SavedListName
  readonly action: string
  readonly language: PersonalContent['language']
}

/** One article, which can be taken away. */
function SavedRow({ kept: { article, keptOn }, name, action, language }: SavedArticleProps) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  return (
    <PersonalArticle
      article={article}
      language={language}
      heading="h2"
      note={` · ${t(`personal.${name}.kept`, { date: formatDate(keptOn, language) })}`}
      more={
        name === 'downloads' && article.hasPdf ? (
          <a className={styles.quietLink} href={pdfAddress(hrefs.article(article))} type="application/pdf">
            {t('personal.kept.pdf')}
          </a>
        ) : null
      }
    >
      <ArticleAct
        action={action}
        fields={{ id: article.id }}
        value={lists[name].drop}
        name={t(`personal.drop.${name}`)}
        article={article}
        language={language}
      />
    </PersonalArticle>
  )
}
