import { citeAs } from '@xuekan/core/citation'
import { asSiteId } from '@xuekan/core/site'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { jsonAnswer } from './recording-transport.ts'

const article = (contributors: readonly object[]) =>
  valueOf(
    httpGateways(() =>
      of(
        jsonAnswer({
          status: 0,
          message: '操作成功',
          data: {
            id: 5,
            enResName: 'Water',
            enAuthors: 'Wen Maria de la Cruz;GUSTO Investigators',
            contributors,
          },
        }),
      ),
    ).articles.byId({ language: 'en', siteId: asSiteId('7') }, '5'),
  )

const person = { enName: 'Wen Maria de la Cruz', enSurname: 'de la Cruz', enGivenName: 'Wen Maria' }
const group = { enName: 'GUSTO Investigators' }

describe('contributors of an article', () => {
  it('come with the parts of their names where the answer tells them [C3.11]', async () => {
    const reported = await article([person, { ...group, collab: 1 }])
    expect(reported.contributors.map(({ citedName }) => citedName)).toEqual([
      { zh: null, en: { kind: 'person', family: 'de la Cruz', given: 'Wen Maria' } },
      { zh: null, en: { kind: 'whole', name: 'GUSTO Investigators' } },
    ])
    expect(citeAs(reported, 'en')).toMatch(/^DE LA CRUZ W M, GUSTO Investigators\. Water/)
  })

  it('come with their names alone where it does not', async () => {
    const untold = await article([{ enName: person.enName }, { ...group, collab: '0' }])
    expect(untold.contributors.every((contributor) => !('citedName' in contributor))).toBe(true)
  })
})
