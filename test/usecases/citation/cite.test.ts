import type { Failure } from '../../../core/domain/failure/failure.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createCite, type CiteModel } from '../../../core/usecases/citation/cite.ts'
import { createFakeClipboard, createFakeGateways, sampleContent } from '@xuekan/core/testing'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'

const unreachable: Failure = { kind: 'unreachable', call: 'byId' }

function openCite(language: 'zh' | 'en' = 'en') {
  const { articles } = createFakeGateways(sampleContent)
  const clipboard = createFakeClipboard()
  const notified: string[] = []
  const broken = { byId: false }
  const scope = createScope()
  const asked: unknown[] = []
  const model = createCite(
    {
      articles: {
        byId: (context, id) => {
          asked.push([context, id])
          return broken.byId ? of({ ok: false, error: unreachable } as const) : articles.byId(context, id)
        },
      },
      clipboard,
      notify: (message) => notified.push(message),
    },
    scope,
    { id: '32026200', siteId: asSiteId('3') },
    { language, origin: 'https://journals.example' },
  )
  return { asked, broken, clipboard, model, notified, scope }
}

function sheetOf({ state$ }: CiteModel) {
  const { sheet } = state$.value
  if (sheet.status !== 'ready') throw new Error(sheet.status)
  return sheet.value
}

const linesOf = (model: CiteModel, style: string) =>
  sheetOf(model)
    .styles.filter((each) => each.style === style)
    .flatMap(({ lines }) =>
      lines.map(({ language, parts }) => [language, parts.map(({ text }) => text).join('')]),
    )

describe('createCite', () => {
  it('writes an article out in four styles and five formats, asked for once by its own site [C7.9]', () => {
    const { asked, model } = openCite()
    const { styles, files, key } = sheetOf(model)
    expect(asked).toEqual([[{ language: 'en', siteId: '3' }, '32026200']])
    expect(styles.map(({ style }) => style)).toEqual(['gbt7714', 'apa', 'mla', 'vancouver'])
    expect(files.map(({ format, fileName }) => [format, fileName])).toEqual([
      ['BibTeX', `${key}.bib`],
      ['Endnote', `${key}.enw`],
      ['RefMan', `${key}.ris`],
      ['NoteExpress', `${key}.net`],
      ['NoteFirst', `${key}.xml`],
    ])
    expect(files[0]?.address).toBe(
      '/rc-pub/front/front-article/downloadCitation?ids=32026200&citationType=BibTeX&language=en&siteId=3',
    )
    expect(files[0]?.text).toContain('https://journals.example/en/article/')
  })

  it('shows one language or both, the page’s first; files are in one [C3.11]', () => {
    const { model } = openCite('zh')
    expect(linesOf(model, 'gbt7714').map(([language]) => language)).toEqual(['zh'])
    model.setForm('both')
    expect(model.state$.value.form).toBe('both')
    expect(linesOf(model, 'apa').map(([language]) => language)).toEqual(['zh', 'en'])
    expect(sheetOf(model).files[0]?.address).toContain('language=zh')
    model.setForm('en')
    expect(linesOf(model, 'mla').map(([language]) => language)).toEqual(['en'])
    expect(sheetOf(model).files[0]?.address).toContain('language=en')
  })

  it('copies a citation as it is shown or what stands in a file, and says which it was [C8.4]', () => {
    const { clipboard, model } = openCite()
    model.setForm('both')
    model.copy('gbt7714')
    expect(clipboard.written.at(-1)).toBe(
      linesOf(model, 'gbt7714')
        .map(([, text]) => text)
        .join('\n'),
    )
    expect(model.state$.value.copied).toBe('gbt7714')
    model.copy('RefMan')
    expect(clipboard.written.at(-1)).toMatch(/^TY {2}- JOUR\r\n/)
    expect(model.state$.value.copied).toBe('RefMan')
    model.setForm('zh')
    expect(model.state$.value.copied).toBeNull()
  })

  it('tells that the clipboard refused [C8.4]', () => {
    const { clipboard, model, notified } = openCite()
    model.copy('apa')
    clipboard.allow(false)
    model.copy('mla')
    expect([model.state$.value.copied, notified]).toEqual([null, ['copyFailed']])
  })

  it('shows a failure, copies nothing then, and asks again when it is said', () => {
    const { broken, clipboard, model, scope } = openCite()
    broken.byId = true
    model.retry()
    expect(model.state$.value.sheet).toEqual({ status: 'failed', error: unreachable })
    model.copy('apa')
    expect(clipboard.written).toEqual([])
    broken.byId = false
    model.retry()
    expect(sheetOf(model).styles).toHaveLength(4)
    scope.end()
    model.copy('apa')
    expect(clipboard.written).toEqual([])
  })
})
