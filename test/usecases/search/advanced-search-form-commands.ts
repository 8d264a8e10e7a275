import type { Result } from '../../../core/domain/result.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import { advancedSearchRoute } from '../../../core/domain/search/advanced-address.ts'
import {
  addRow,
  changeRow,
  formAsRows,
  formAsText,
  formOfType,
  removeRow,
} from '../../../core/domain/search/advanced-form-changes.ts'
import {
  emptyAdvancedForm,
  formOfRoute,
  searchOfForm,
  type AdvancedForm,
  type AdvancedFormError,
} from '../../../core/domain/search/advanced-form.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import type { AdvancedSearchFormModel } from '../../../core/usecases/search/advanced-search-form.ts'
import { junkAdvancedRow, type FakeNavigation } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect } from 'vitest'

/** What a reader knows of the form. */
export interface KnownForm {
  form: AdvancedForm
  error: AdvancedFormError | null
  address: string
}

export interface RealForm {
  readonly model: AdvancedSearchFormModel
  readonly navigation: FakeNavigation
}

type FormCommand = fc.Command<KnownForm, RealForm>

export function advancedRouteOf(address: string): AdvancedSearchRoute {
  const route = parseRoute(address)
  if (route.page !== 'advancedSearch') throw new Error(`${address} is ${route.page}`)
  return route
}

const command = (name: string, act: (known: KnownForm, real: RealForm) => void): FormCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, real)
    expect(real.model.state$.value).toEqual({ form: known.form, error: known.error })
    expect(real.navigation.address.value).toBe(known.address)
  },
  toString: () => name,
})

/** A change of the form, after which nothing is wrong any more. */
const changes = (
  name: string,
  change: (form: AdvancedForm) => AdvancedForm,
  send: (model: AdvancedSearchFormModel) => void,
): FormCommand =>
  command(name, (known, { model }) => {
    known.form = change(known.form)
    known.error = null
    send(model)
  })

/** What can fail keeps all that was written (C5.2). */
function attempt<T>(known: KnownForm, result: Result<T, AdvancedFormError>, act: (value: T) => void): void {
  known.error = result.ok ? null : result.error
  if (result.ok) act(result.value)
}

const submit = command('submit', (known, { model }) => {
  attempt(known, searchOfForm(known.form), (search) => {
    known.address = formatRoute(advancedSearchRoute(search, 'zh'))
  })
  model.submit()
})

const showRows = command('show rows', (known, { model }) => {
  attempt(known, formAsRows(known.form), (form) => {
    known.form = form
  })
  model.showRows()
})

/** Another address; one that the form says already changes nothing in it. */
const visit = (address: string): FormCommand =>
  command(`visit ${address}`, (known, { navigation }) => {
    const route = advancedRouteOf(address)
    const said = searchOfForm(known.form)
    const same =
      said.ok &&
      formatRoute(advancedSearchRoute(said.value, 'zh')) === formatRoute({ ...route, language: 'zh' })
    if (!same && address !== known.address) {
      known.form = formOfRoute(route)
      known.error = null
    }
    known.address = address
    navigation.go(address)
  })

const place = fc.nat({ max: 4 })
const text = fc.constantFrom('', 'a OR b', 'a AND (b OR c)', 'title="x', '"', 'a YEAR 2010..')
const year = fc.constantFrom('', '2010', '2020', '20')

export const advancedSearchFormCommands = fc.commands(
  [
    fc.constantFrom(...searchTypes).map((type) =>
      changes(
        `type ${type}`,
        (form) => formOfType(form, type),
        (model) => model.setType(type),
      ),
    ),
    fc.tuple(place, junkAdvancedRow).map(([at, row]) =>
      changes(
        `row ${at}: ${row.text.slice(0, 9)}`,
        (form) => changeRow(form, at, row),
        (model) => model.setRow(at, row),
      ),
    ),
    fc.constant(changes('add a row', addRow, (model) => model.addRow())),
    place.map((at) =>
      changes(
        `remove row ${at}`,
        (form) => removeRow(form, at),
        (model) => model.removeRow(at),
      ),
    ),
    year.map((from) =>
      changes(
        `from ${from}`,
        (form) => ({ ...form, from }),
        (model) => model.setYears({ from }),
      ),
    ),
    year.map((to) =>
      changes(
        `to ${to}`,
        (form) => ({ ...form, to }),
        (model) => model.setYears({ to }),
      ),
    ),
    text.map((written) =>
      changes(
        `write ${written}`,
        (form) => ({ ...form, shape: 'text', text: written }),
        (model) => model.setText(written),
      ),
    ),
    fc.constant(changes('show text', formAsText, (model) => model.showText())),
    fc.constant(
      changes(
        'dismiss',
        (form) => form,
        (model) => model.dismissError(),
      ),
    ),
    fc.constant(
      changes(
        'clear',
        ({ type }) => ({ ...emptyAdvancedForm, type }),
        (model) => model.clear(),
      ),
    ),
    fc.constant(showRows),
    fc.constant(submit),
    fc
      .constantFrom(
        '/seniorSearch?type=article&q=a+OR+b',
        '/seniorSearch?type=table&q=%22',
        '/seniorSearch?type=article&q=all~%22a%22&lang=zh',
        '/seniorSearch',
      )
      .map(visit),
  ],
  { size: 'medium' },
)
