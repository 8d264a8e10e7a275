import type { UiLanguage } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { jsonAnswer } from './recording-transport.ts'

const context = (language: UiLanguage) => ({ language, siteId: asSiteId('7') }) as const

const answering = (data: unknown) =>
  httpGateways(() => of(jsonAnswer({ status: 0, message: '操作成功', data })))

describe('before an rc-pub that has only the known shapes, or leaves most out', () => {
  const member = { id: 41, name: '贺兰舟' }

  it('read the first member out of a list of pages, and tolerate the page alone [C7.7]', async () => {
    for (const data of [
      [{ content: [member, { id: 42 }] }],
      { content: [member] },
      [{ content: [{ id: '41' }] }],
    ])
      expect(await valueOf(answering(data).collections.firstExpert(context('zh'), '5'))).toBe('41')
    for (const data of [[{ content: [] }], [], null])
      expect(await valueOf(answering(data).collections.firstExpert(context('zh'), '5'))).toBeNull()
  })

  it('read members of whom little is told, and leave out whom nothing can lead to', async () => {
    const page = await valueOf(
      answering([{ content: [member, { name: '某' }] }]).collections.experts(context('zh'), '5', {
        page: 0,
        size: 10,
      }),
    )
    expect(page).toMatchObject({ totalElements: 1, totalPages: 1, number: 0 })
    expect(page.content).toMatchObject([{ id: '41', name: { zh: '贺兰舟', en: '' }, pictureUrl: '' }])
  })

  it('call a journal without a name by its short-name [C3.9]', async () => {
    const journals = await valueOf(
      answering([
        { siteId: '3', sld: 'jiang' },
        { siteId: '4', sld: 'hai', publicationName: '海' },
      ]).sites.journals(context('zh')),
    )
    expect(journals.map(({ name }) => name)).toEqual([
      { zh: 'jiang', en: 'jiang' },
      { zh: '海', en: '' },
    ])
  })

  it('ask for the list and the pictures with every parameter that is known, the empty ones too [C7.7]', async () => {
    const requests: Readonly<Record<string, string>>[] = []
    const { collections, news } = httpGateways((request) => {
      requests.push(request.query)
      return of(jsonAnswer({ status: 0, message: '操作成功', data: [] }))
    })
    await valueOf(collections.firstExpert(context('zh'), '5'))
    await valueOf(news.topNews(context('zh')))
    expect(requests.map((query) => ({ ...query, timestamps: undefined }))).toEqual([
      { topicId: '5', page: '0', size: '10', sort: '', timestamps: undefined },
      { siteId: '7', newsDataType: 'news', type: '', timestamps: undefined },
    ])
  })

  it('read top news by any name of their picture, one alone too, and tell a refusal in its own words [C3.11] [C8.3]', async () => {
    const top = (data: unknown) => valueOf(answering(data).news.topNews(context('zh')))
    const picture = '/rc-pub/front/files/get?id='
    expect(await top([{ id: 1, topPictureId: 8 }, { id: 2, coverId: '9' }, { id: 3 }])).toMatchObject([
      { id: '1', pictureUrl: `${picture}8` },
      { id: '2', pictureUrl: `${picture}9` },
    ])
    expect(await top({ id: 4, topPictureUrl: 'https://pictures.example/4.png' })).toMatchObject([
      { id: '4', pictureUrl: 'https://pictures.example/4.png' },
    ])
    const refusing = httpGateways(() => of(jsonAnswer({ status: 5, message: '繁忙', data: null })))
    expect(await failureOf(refusing.news.topNews(context('zh')))).toMatchObject({
      kind: 'refused',
      message: '繁忙',
    })
  })

  it('read the book cloud: a setting that nobody made is empty, and no address is absent [C7.8]', async () => {
    expect(await valueOf(answering({ configValue: true }).session.bookCloudCheck(context('zh')))).toBe('true')
    expect(await valueOf(answering(null).session.bookCloudCheck(context('zh')))).toBe('')
    expect(
      await valueOf(answering({ jumpUrl: 'https://b.example/' }).session.bookCloudUrl(context('zh'), 'c')),
    ).toBe('https://b.example/')
    expect(
      await valueOf(answering({ jumpUrl: 'https://b.example/' }).session.ownBookCloudUrl(context('zh'))),
    ).toBe('https://b.example/')
    for (const data of [null, { jumpUrl: null }, {}])
      expect(await valueOf(answering(data).session.ownBookCloudUrl(context('zh')))).toBe('')
    for (const data of [null, { jumpUrl: null }, {}])
      expect((await failureOf(answering(data).session.bookCloudUrl(context('zh'), 'c'))).kind).toBe('absent')
  })

  it('sanitise the text of news [C7.16]', async () => {
    const { body, news } = await valueOf(
      httpGateways(
        () =>
          of(jsonAnswer({ status: 0, message: '', data: { id: 3, resName: '标题', content: '<p>a</p>' } })),
        { sanitiser: { sanitise: (html) => `clean ${html}` as SafeHtml } },
      ).news.byId(context('zh'), '3'),
    )
    expect(body).toBe('clean <p>a</p>')
    expect(news).toMatchObject({ id: '3', title: { zh: '标题', en: '' }, original: 0, sourceLink: '' })
    expect((await failureOf(answering({ resName: '无' }).news.byId(context('zh'), '3'))).kind).toBe('absent')
  })
})
