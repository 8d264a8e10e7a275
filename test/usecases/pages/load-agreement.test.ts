import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadAgreement, type AgreementInput } from '../../../core/usecases/pages/load-agreement.ts'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const opened = (input: Partial<AgreementInput> = {}, bench = gatewayBench()) =>
  settled(
    loadAgreement(bench, {
      context: { language: 'en', siteId: asSiteId('3') },
      kind: 'terms',
      since: null,
      ...input,
    }),
  )

describe('loadAgreement', () => {
  it('has the version in force beside all others of its kind, newest first [C5.8]', () => {
    expect(opened()).toEqual({
      status: 'ready',
      value: {
        version: { kind: 'terms', since: '2026-11-01', state: 'inForce' },
        language: 'en',
        body: '<p>Terms</p>',
        versions: [
          { kind: 'terms', since: '2027-01-01', state: 'announced' },
          { kind: 'terms', since: '2026-11-01', state: 'inForce' },
          { kind: 'terms', since: '2025-01-01', state: 'former' },
        ],
      },
    })
  })

  it('has a former version by its day, and an announced one', () => {
    expect(opened({ since: '2025-01-01' })).toMatchObject({
      value: { version: { state: 'former' }, body: '<p>Former terms</p>' },
    })
    expect(opened({ since: '2027-01-01' })).toMatchObject({
      value: { version: { state: 'announced' }, body: '<p>Coming terms</p>' },
    })
  })

  it('has a text of the other language where there is none in the own one, and says in which', () => {
    expect(opened({ kind: 'privacy' })).toMatchObject({
      value: { language: 'zh', body: '<p>隐私声明</p>' },
    })
  })

  it('is absent for a day of no version', () => {
    expect(opened({ since: '2026-11-02' })).toMatchObject({ status: 'failed', error: { kind: 'absent' } })
  })

  it('stands alone where the versions cannot be had', () => {
    const bench = gatewayBench()
    bench.break('agreements', unreachable('agreements'))
    expect(opened({}, bench)).toMatchObject({ value: { body: '<p>Terms</p>', versions: [] } })
  })
})
