import { describe, expect, it } from 'vitest'
import { siteIdOf } from '../browser/support/rc-pub.ts'
import { callOf, contentsPath, journals, periodsOf, success } from '../browser/support/read-answers.ts'
import { at, integerAt, listAt, textAt } from '../browser/support/read-strictly.ts'

describe('a spider through the archive by pages', () => {
  const keys = ['id', 'siteId', 'publicationName', 'year', 'volume', 'issue', 'publicationIndexId']
  const furtherKeys = ['rcPeriodLibId', 'rcPeriodId', 'sysCreated', 'sysLastmodified', 'publicationId']

  it.each(['1', '10'])(
    'gets every issue, %s years a page, whatever the siteId [C7.6] [C7.17]',
    async (size) => {
      for (const site of journals) {
        const id = await siteIdOf(site)
        const found: string[] = []
        for (let page = 0, pages = 1; page < pages; page += 1) {
          const path = `front-period/getPeriodTreeForPage?siteId=0&isBack=false&magType=1&page=${page}&size=${size}&publicationIndexId=${id}&timestamps=1734577187352`
          const answer = await callOf(site, path, { language: 'zh' })
          expect(at(answer, 'message')).toBe(success)
          pages = integerAt(answer, 'data', 'totalPages')
          const periods = listAt(answer, 'data', 'content').flatMap((each) => listAt(each, 'periods'))
          for (const period of periods)
            for (const key of [...keys, ...furtherKeys]) expect(at(period, key), key).not.toBeNull()
          found.push(...periods.map((period) => textAt(period, 'id')))
        }
        expect(found).toEqual(await periodsOf(site))
      }
    },
  )
})

describe('a spider for the two newest issues', () => {
  it('takes what has the message of success, and nothing else [C7.6] [C7.17]', async () => {
    for (const site of journals) {
      const id = await siteIdOf(site)
      const path = `front-period/getFirstTwoPeriods?publicationIndexId=${id}&timestamps=17345778233889`
      const answer = await callOf(site, path, { language: 'zh' })
      expect(textAt(answer, 'message')).toBe(success)
      expect(listAt(answer, 'data')).toHaveLength(2)
      const newest = at(answer, 'data', 0)
      expect([textAt(newest, 'siteId'), textAt(newest, 'publicationIndexId')]).toEqual([id, id])
      expect(textAt(newest, 'id')).toBe((await periodsOf(site))[0])
      expect(textAt(newest, 'publicationName') + textAt(newest, 'rcPeriodLibId')).not.toBe('')
    }
    const unknown = await callOf(
      'www',
      'front-period/getFirstTwoPeriods?publicationIndexId=1474&timestamps=1',
    )
    expect(textAt(unknown, 'message')).not.toBe(success)
  })
})

describe('a spider of contents', () => {
  it('takes the id of each article, and its attachments away [C7.15] [C7.17]', async () => {
    for (const site of journals) {
      for (const period of await periodsOf(site)) {
        const answer = await callOf(site, `${contentsPath}/${period}?showCover=false&timestamps=1`, {
          language: 'zh',
        })
        expect(textAt(answer, 'message')).toBe(success)
        for (const article of listAt(answer, 'data').flatMap((column) => listAt(column, 'content'))) {
          expect(integerAt(article, 'id')).toBeGreaterThan(0)
          at(article, 'attach')
        }
      }
    }
  })
})
