import type { LostVisit } from '@xuekan/core'
import { staticPage, type Seed } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { ErrorPage } from '../../ui/pages/ErrorPage.tsx'
import { definePage } from '../portal/page-definition.ts'

type Lost = LostVisit | null

export const page = definePage({
  page: 'error',
  Screen: ErrorPage,
  input: (_route, { lost }): Lost => lost ?? null,
  create: (_ports, _scope, input$, seed: Seed<Lost, Lost> | null) =>
    staticPage(seed?.state ?? ready(input$.value)),
  head: (_content, t) => ({ title: [t('error.title')] }),
  prose: [],
  addresses: null,
})
