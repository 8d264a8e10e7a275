/**
 * Under which names the form for advanced search stands in an address, when a browser sends it without scripts: the
 * parts of a row, one row after the other; `group[]` and `end[]` around the rows of a group; the years; which button was
 * pressed; and whether the form is shown rather than what it finds (C2.30).
 */
export const advancedFormKeys = {
  operator: 'op[]',
  field: 'in[]',
  match: 'match[]',
  text: 'words[]',
  group: 'group[]',
  end: 'end[]',
  from: 'from',
  to: 'to',
  press: 'do',
  edit: 'edit',
} as const

const names: ReadonlySet<string> = new Set(Object.values(advancedFormKeys))

export const isAdvancedFormKey = (name: string): boolean => names.has(name)
