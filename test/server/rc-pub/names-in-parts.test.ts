import { beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { recordInParts } from './record-in-parts.ts'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store } = servedSamples()

beforeAll(async () => {
  await saveArticles(store(), Number(siteId('slgc')), [recordInParts])
})

const article = async () =>
  (
    await ask<{ readonly id: string; readonly contributors: readonly object[] }>(
      `front-article/getArticleByDoi?doi=${recordInParts.doi}`,
    )
  ).data

describe('names in parts', () => {
  it('stand beside the whole ones of an article, organisations marked', async () => {
    const { contributors } = await article()
    expect(contributors).toMatchObject([
      {
        enName: 'Wen Maria de la Cruz Jr.',
        enSurname: 'de la Cruz',
        enGivenName: 'Wen Maria, Jr.',
        zhSurname: '欧阳',
        zhGivenName: '文',
        collab: 0,
      },
      { zhName: null, enSurname: null, collab: 1 },
      { zhName: '李想', zhSurname: null, collab: 0 },
    ])
  })

  it('stand in the citations, an organisation never as a person [C7.9] [C3.11]', async () => {
    const { id } = await article()
    const quotes = await ask<readonly { readonly quote: string; readonly transQuote: string }[]>(
      `front-article/batchPublicizeInfo?ids=${id}`,
    )
    expect(quotes.data[0]?.quote).toMatch(/^欧阳文, GUSTO Investigators, 李想\. /)
    expect(quotes.data[0]?.transQuote).toMatch(/^DE LA CRUZ W M, JR\.?, GUSTO Investigators, 李想\. /i)
    const file = async (citationType: string) =>
      (
        await server().inject({
          url: `/rc-pub/front/front-article/downloadCitation?ids=${id}&citationType=${citationType}&language=en`,
        })
      ).body
    expect(await file('RefMan')).toContain(
      'AU  - de la Cruz, Wen Maria, Jr.\r\nAU  - GUSTO Investigators,\r\n',
    )
    expect(await file('BibTeX')).toContain('{GUSTO Investigators}')
  })
})
