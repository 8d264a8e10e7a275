import { combineLatest, exhaustMap, map, startWith, Subject, switchMap, tap } from 'rxjs'
import type { Article, ArticleSummary } from '../../domain/article/article.ts'
import { articleRoute } from '../../domain/article/article-route.ts'
import type { CitationForm } from '../../domain/citation/citation-form.ts'
import type { CitationFormatName } from '../../domain/citation/citation-format-names.ts'
import {
  citationSheet,
  type CitationSheet,
  type CitationStyle,
} from '../../domain/citation/citation-sheet.ts'
import { unstyled } from '../../domain/citation/styled-text.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { Clipboard } from '../../ports/clipboard.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { loading, ready, remoteOf, type Remote } from '../remote.ts'

export interface CitePorts {
  readonly articles: Pick<ArticleGateway, 'byId'>
  readonly clipboard: Clipboard
  readonly notify: Notify
}

export interface CiteOptions {
  /** Of the page. */
  readonly language: UiLanguage
  /** Of the page: links in citations are absolute. */
  readonly origin: string
}

/** What of a sheet can be copied: a citation in a style, or what stands in a file. */
export type Copied = CitationStyle | CitationFormatName

export interface CiteState {
  readonly sheet: Remote<CitationSheet>
  readonly form: CitationForm
  /** What was copied last. */
  readonly copied: Copied | null
}

export interface CiteModel {
  readonly state$: Behavior<CiteState>
  readonly setForm: (form: CitationForm) => void
  /** Puts it on the clipboard; that it failed is told in passing (C8.4). */
  readonly copy: (what: Copied) => void
  /** Asks for the article again. */
  readonly retry: () => void
}

/** One article to be cited: in every style and format, in both languages, copied or as a file (C7.9). */
export function createCite(
  { articles, clipboard, notify }: CitePorts,
  scope: Scope,
  { id, siteId }: Pick<ArticleSummary, 'id' | 'siteId'>,
  { language, origin }: CiteOptions,
): CiteModel {
  const form = createBehavior<CitationForm>(language)
  const copied = createBehavior<Copied | null>(null)
  const asked = new Subject<void>()
  const article$ = asked.pipe(
    startWith(undefined),
    switchMap(() => articles.byId({ language, siteId }, id).pipe(map(remoteOf), startWith(loading))),
  )
  const sheetOf = (remote: Remote<Article>, chosen: CitationForm): Remote<CitationSheet> => {
    if (remote.status === 'failed') return remote
    if (remote.status !== 'ready') return loading
    const urlIn = (each: UiLanguage): string => origin + formatRoute(articleRoute(remote.value, each))
    return ready(citationSheet(remote.value, { form: chosen, language, urlIn }))
  }
  const state$ = toBehavior(
    scope,
    combineLatest([article$, form.value$, copied.value$]).pipe(
      map(([remote, chosen, last]): CiteState => ({
        sheet: sheetOf(remote, chosen),
        form: chosen,
        copied: last,
      })),
    ),
  )
  const copies = new Subject<{ readonly what: Copied; readonly text: string }>()
  scope.add(
    copies
      .pipe(
        exhaustMap(({ what, text }) =>
          clipboard.write(text).pipe(
            tap((written) => {
              copied.set(written ? what : null)
              if (!written) notify('copyFailed')
            }),
          ),
        ),
      )
      .subscribe(),
  )
  return {
    state$,
    setForm: (chosen) => {
      copied.set(null)
      form.set(chosen)
    },
    copy: (what) => {
      const { sheet } = state$.value
      if (sheet.status === 'ready') copies.next({ what, text: textOf(sheet.value, what) })
    },
    retry: () => asked.next(),
  }
}

/** The text of a file; of a style its lines. */
const textOf = ({ styles, files }: CitationSheet, what: Copied): string =>
  files.find(({ format }) => format === what)?.text ??
  styles
    .filter(({ style }) => style === what)
    .flatMap(({ lines }) => lines.map(({ parts }) => unstyled(parts)))
    .join('\n')
