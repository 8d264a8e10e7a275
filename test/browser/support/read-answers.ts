import { decoded } from '../../support/decoded.ts'
import { ask, type Question, type Reply } from './ask.ts'
import { listAt, textAt } from './read-strictly.ts'
import { siteIdOf } from './rc-pub.ts'

export const journals = ['slgc', 'gzxb', 'dqsb', 'emf'] as const

export const contentsPath = 'front-article/getArticlesByPeriodicalIdGroupByColumn'

export const downloadPath = '/rc-pub/front/front-article/download'

/** The message that programs take for success. */
export const success = '操作成功'

/** The text of an answer, decompressed as its headers say. */
export const textOf = ({ headers, bytes }: Reply): string => decoded(bytes, headers['content-encoding'])

/** A call of rc-pub as a program asks for it, on the host of a site; its answer as JSON. */
export async function callOf(
  site: string,
  path: string,
  headers: Question['headers'] = {},
): Promise<unknown> {
  const reply = await ask({ site, path: `/rc-pub/front/${path}`, headers })
  return JSON.parse(textOf(reply))
}

/** Ids of all issues of a journal, newest first. */
export async function periodsOf(site: string): Promise<readonly string[]> {
  const tree = await callOf(site, `front-period/getPeriodTree?siteId=${await siteIdOf(site)}`)
  return listAt(tree, 'data', 0, 'periods').flatMap((year) =>
    listAt(year, 'periods').map((period) => textAt(period, 'id')),
  )
}

/** Every article of every issue of a journal, as its contents have it. */
export async function articlesIn(
  site: string,
  headers: Question['headers'] = {},
): Promise<readonly unknown[]> {
  const articles: unknown[] = []
  for (const period of await periodsOf(site)) {
    const path = `${contentsPath}/${period}?showCover=false`
    const contents = await callOf(site, path, headers)
    articles.push(...listAt(contents, 'data').flatMap((column) => listAt(column, 'content')))
  }
  return articles
}
