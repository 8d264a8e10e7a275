import type { Query } from '@xuekan/core/route'

/** What a form carries unseen. */
export function CarriedValues({ values }: { readonly values: Query }) {
  return values.map(([name, value], at) => (
    <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
  ))
}
