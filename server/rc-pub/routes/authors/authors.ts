import { authorKey, readOrcid } from '@xuekan/core/content'
import { nameKey, orcidKey } from '../../store/author-keys.ts'
import { articlesByAuthor, countByAuthor } from '../../store/find-authors.ts'
import { journalsOf } from '../../store/site-row.ts'
import { answerPage } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { data, refused, type HandlerContext, type HandlersOf, type Outcome } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { wireAuthor } from './wire-author.ts'

const noAuthor = refused(400, '请指定作者', 'No author is given: name or orcid.')

const noOrcid = refused(400, 'ORCID 格式不正确', 'This is no ORCID.')

/** The newest articles out of which an author's affiliations and ORCIDs are told. */
const firstRows = { size: 100, offset: 0 }

/** C7.16: authors of the journals that a site shows. */
export const authorHandlers: HandlersOf<'author' | 'authorArticles'> = {
  author: (context) =>
    ofAuthor(context, async (sites, key) => {
      const { database, language } = context
      const rows = await articlesByAuthor(database, sites, key, firstRows)
      if (rows.length === 0) return data(null)
      return data(wireAuthor(rows, key, await countByAuthor(database, sites, key), language))
    }),
  authorArticles: (context) =>
    ofAuthor(context, (sites, key) =>
      answerPage(
        context,
        async (page) => {
          const total = await countByAuthor(context.database, sites, key)
          const rows = page.offset < total ? await articlesByAuthor(context.database, sites, key, page) : []
          return { rows, total }
        },
        listedArticle,
      ),
    ),
}

/** Answers for the author of the call among the journals of its site. */
function ofAuthor<T>(
  context: HandlerContext,
  answer: (sites: readonly number[], key: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return withSite(context, async (site) => {
    const key = requestedKey(context)
    if (key.kind === 'refused') return key
    const journals = await journalsOf(context.database, site)
    return answer(
      journals.map(({ id }) => id),
      key.data,
    )
  })
}

/** By ORCID where one is given: it alone tells people of one name apart. */
function requestedKey({ parameter }: HandlerContext): Outcome<string> {
  const [name, orcid] = [parameter('name'), parameter('orcid')]
  if (orcid !== '') return readOrcid(orcid) === '' ? noOrcid : data(orcidKey(readOrcid(orcid)))
  return authorKey(name) === '' ? noAuthor : data(nameKey(name))
}
