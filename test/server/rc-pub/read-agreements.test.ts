import { describe, expect, it } from 'vitest'
import { readAgreements, type AgreementFile } from '../../../server/rc-pub/agreements/read-agreements.ts'
import { standardAgreements } from '../../../server/rc-pub/agreements/standard-agreements.ts'
import { createServerSanitiser } from '../../../server/rc-pub/import/sanitise.ts'

const today = '2026-11-27'
const file = (name: string, text = '<p>Text</p>'): AgreementFile => ({ name, text })
const whole = [file('terms.2026-01-01.zh.html'), file('privacy.2026-01-01.en.html')]

describe('readAgreements', () => {
  it('puts the languages of a version together, and keeps versions apart', () => {
    const read = readAgreements(
      [
        ...whole,
        file('terms.2026-01-01.en.html', '<p>Terms</p>'),
        file('terms.2027-01-01.zh.html', '<p>新</p>'),
      ],
      today,
    )
    expect(read).toEqual({
      ok: true,
      agreements: [
        { kind: 'terms', since: '2026-01-01', texts: { zh: '<p>Text</p>', en: '<p>Terms</p>' } },
        { kind: 'privacy', since: '2026-01-01', texts: { zh: '', en: '<p>Text</p>' } },
        { kind: 'terms', since: '2027-01-01', texts: { zh: '<p>新</p>', en: '' } },
      ],
    })
  })

  it.each([
    ['a name that says nothing', [...whole, file('notes.txt')], /notes\.txt.*not named/],
    ['another kind', [...whole, file('cookies.2026-01-01.zh.html')], /cookies/],
    ['another language', [...whole, file('terms.2026-01-01.fr.html')], /fr/],
    ['a day that is none', [...whole, file('terms.2026-02-30.zh.html')], /2026-02-30/],
    ['an empty text', [...whole, file('terms.2026-03-01.zh.html', ' \n')], /is empty/],
    ['no privacy notice', [file('terms.2026-01-01.zh.html')], /no privacy\./],
    [
      'one that is only announced',
      [whole[1] as AgreementFile, file('terms.2027-01-01.zh.html')],
      /no terms\./,
    ],
  ])('refuses a folder with %s, and says what is wrong', (_, files, problem) => {
    expect(readAgreements(files, today)).toEqual({ ok: false, problem: expect.stringMatching(problem) })
  })
})

describe('the agreements of this software', () => {
  it('are whole in both languages, and what is allowed in prose', () => {
    const { sanitise } = createServerSanitiser()
    for (const { texts } of standardAgreements)
      for (const text of [texts.zh, texts.en]) {
        expect(text.trim().length).toBeGreaterThan(600)
        expect(sanitise(text)).toBe(text)
      }
  })

  it('have the same sections in both languages', () => {
    const shape = (text: string): readonly string[] => text.match(/<(?:h2|li|tr|table|p)>/g) ?? []
    for (const { texts } of standardAgreements) expect(shape(texts.zh)).toEqual(shape(texts.en))
  })
})
