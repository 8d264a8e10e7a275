import { ask } from './ask.ts'

/** What rc-pub answers to a call, as any program may ask it. */
async function callRcPub<T>(path: string, language: 'zh' | 'en' = 'zh'): Promise<T> {
  const { body } = await ask({ site: 'www', path: `/rc-pub/front${path}`, headers: { language } })
  return (JSON.parse(body) as { readonly data: T }).data
}

interface WireArticle {
  readonly id: string
  readonly siteId: string
  readonly authors: string
  readonly resName: string
}

export const siteIdOf = async (sld: string): Promise<string> =>
  (await callRcPub<{ readonly id: string }>(`/site/findBySld?sld=${sld}`)).id

export const articleByDoi = (doi: string, language: 'zh' | 'en' = 'zh'): Promise<WireArticle> =>
  callRcPub(`/front-article/getArticleByDoi?doi=${encodeURIComponent(doi)}`, language)

interface WirePeriodTree {
  readonly periods: readonly {
    readonly year: number
    readonly periods: readonly { readonly id: string; readonly issue: string }[]
  }[]
}

/** Id of an issue; of the current one when none is named. */
export async function periodIdOf(sld: string, year?: number, issue?: string): Promise<string> {
  const [tree] = await callRcPub<readonly WirePeriodTree[]>(
    `/front-period/getPeriodTree?siteId=${await siteIdOf(sld)}`,
  )
  const years = tree?.periods ?? []
  const inYear = year === undefined ? years[0] : years.find((one) => one.year === year)
  const period = issue === undefined ? inYear?.periods[0] : inYear?.periods.find((one) => one.issue === issue)
  return period?.id ?? ''
}
