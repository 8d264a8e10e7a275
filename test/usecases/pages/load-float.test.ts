import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadFigure, loadTable } from '../../../core/usecases/pages/load-float.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const [picture] = sampleContent.pictures ?? []
const [table] = sampleContent.tables ?? []
const figureId = picture?.id ?? ''
const tableId = table?.id ?? ''

function ready<T>(remote: Remote<T>): T {
  if (remote.status !== 'ready') throw new Error(JSON.stringify(remote))
  return remote.value
}

describe('loadFigure', () => {
  it('holds the figure, its article, and all figures and tables of that [C1.7] [C7.16]', () => {
    const content = ready(settled(loadFigure(gatewayBench(), { context, mediaId: figureId })))
    expect(content).toMatchObject({ kind: 'figure', shown: picture, table: null })
    expect(content.article).toMatchObject({ id: picture?.article.id, doi: picture?.article.doi })
    expect(content.floats.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      ...(sampleContent.pictures ?? [])
        .filter(({ article }) => article.id === picture?.article.id)
        .map(({ id }) => `figure ${id}`),
      `table ${tableId}`,
    ])
  })

  it('is absent under the id of none, and stands alone where the others cannot be had', () => {
    const absent = settled(loadFigure(gatewayBench(), { context, mediaId: 'none' }))
    expect(absent).toEqual(failed({ kind: 'absent', call: 'picture' }))
    const bench = gatewayBench()
    for (const call of ['picturesOf', 'tablesOf']) bench.break(call, unreachable(call))
    expect(ready(settled(loadFigure(bench, { context, mediaId: figureId }))).floats).toEqual([])
    bench.break('byId', unreachable('byId'))
    expect(settled(loadFigure(bench, { context, mediaId: figureId }))).toEqual(failed(unreachable('byId')))
  })
})

describe('loadTable', () => {
  it.each(['zh', 'en'] as const)('holds the table in the language %s with its file [C1.7]', (language) => {
    const input = { context: { ...context, language }, mediaId: tableId }
    const { kind, table: shown } = ready(settled(loadTable(gatewayBench(), input)))
    expect(kind).toBe('table')
    expect(shown).toEqual({ html: table?.html[language], language, csvUrl: table?.csvUrl[language] })
  })

  it('shows it in the other language where it has none in this one', () => {
    const tables = (sampleContent.tables ?? []).map((each) => ({ ...each, html: { ...each.html, zh: null } }))
    const bench = gatewayBench({ ...sampleContent, tables })
    expect(ready(settled(loadTable(bench, { context, mediaId: tableId }))).table).toEqual({
      html: table?.html.en,
      language: 'en',
      csvUrl: table?.csvUrl.en,
    })
    expect(settled(loadTable(bench, { context, mediaId: 'none' }))).toEqual(
      failed({ kind: 'absent', call: 'table' }),
    )
  })
})
