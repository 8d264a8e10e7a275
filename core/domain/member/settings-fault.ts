import type { AccountMessage } from './account-form.ts'
import { refusalOfStatus, type AccountRefusal } from './account-refusal.ts'

/** A field of the settings of an account in which something can be wrong. */
export type SettingsField = 'receiver' | 'password' | 'factor' | 'code'

const proof = ['password', 'factor'] as const
const contact = ['receiver', ...proof] as const

/** What each form of the settings asks for, in the order in which it is typed. */
export const settingsForms = {
  begin: ['password'],
  confirm: ['code'],
  end: proof,
  phone: contact,
  phoneCode: ['code'],
  email: contact,
  emailCode: ['code'],
  passkey: proof,
  passkeyMade: [],
  passkeyName: [],
  passkeyEnd: proof,
  accept: [],
  export: proof,
  delete: proof,
} as const satisfies Readonly<Record<string, readonly SettingsField[]>>

export type SettingsForm = keyof typeof settingsForms

/** What is said where nothing was typed. Who has a second factor is told of its code by the server alone. */
const emptyMessages = {
  password: 'password.empty',
  code: 'code.empty',
} as const satisfies Readonly<Partial<Record<SettingsField, AccountMessage>>>

type NeededField = keyof typeof emptyMessages

/** A form as it was sent; what it does not ask for may be absent. */
export interface SentSettings extends Readonly<Partial<Record<NeededField, string>>> {
  readonly action: SettingsForm
}

export interface SettingsFault {
  readonly field: SettingsField
  readonly message: AccountMessage
}

/**
 * The first field that a form needs and that is empty, before anything is asked (C5.7); null for none. A password of
 * blanks is one that is wrong, not one that is missing.
 */
export function missingSetting({ action, ...fields }: SentSettings): SettingsFault | null {
  const asked: readonly SettingsField[] = settingsForms[action]
  const needed: readonly NeededField[] = ['password', 'code']
  const field = needed.find((name) => asked.includes(name) && isEmpty(name, fields[name] ?? ''))
  return field === undefined ? null : { field, message: emptyMessages[field] }
}

const isEmpty = (field: NeededField, typed: string): boolean =>
  (field === 'password' ? typed : typed.trim()) === ''

/** The fields that a refusal can be about, the likeliest first. */
const aboutFields: Readonly<Partial<Record<AccountRefusal, readonly SettingsField[]>>> = {
  wrongPassword: ['password'],
  wrongCode: ['factor', 'code'],
  taken: ['receiver'],
  unfit: ['receiver'],
  weak: ['receiver'],
}

/**
 * The field that a refusal of a form is about (C8.4), by its status (C7.11); null where it is about none of them, and is
 * said of the form. Law: it is a field of that form.
 */
export function refusedSetting(form: SettingsForm, status: number): SettingsField | null {
  const refusal = refusalOfStatus(status)
  const asked: readonly SettingsField[] = settingsForms[form]
  const about = refusal === null ? [] : (aboutFields[refusal] ?? [])
  return about.find((field) => asked.includes(field)) ?? null
}
