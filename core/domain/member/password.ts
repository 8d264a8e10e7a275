import { err, ok, type Result } from '../result.ts'

/** In characters, both ends included (C5.4). */
export const passwordLength = { min: 8, max: 20 } as const

/** In the order in which they are told. */
export const passwordErrors = [
  'tooShort',
  'tooLong',
  'whiteSpace',
  'noDigit',
  'noUpperCase',
  'noLowerCase',
  'containsUserName',
  'sameAsFormer',
  'confirmationDiffers',
] as const
export type PasswordError = (typeof passwordErrors)[number]

export interface PasswordSetting {
  /** '' where there is no user name yet: then it is not looked for. */
  readonly userName: string
  /** The password typed again; absent where the form does not ask for it. */
  readonly confirmation?: string
  /** The password that it replaces (C5.5); absent for a first one. */
  readonly former?: string
}

/**
 * Every fault of a password, [] for a good one (C5.4, C5.5). Digits and letters are those of ASCII, so that the
 * password can be typed on any keyboard; other characters are welcome beside them. A user name is found as written:
 * letter case counts, and being equal is one way of containing it.
 */
export function passwordFaults(password: string, setting: PasswordSetting): readonly PasswordError[] {
  const { userName, confirmation, former } = setting
  const length = [...password].length
  const broken: Readonly<Record<PasswordError, boolean>> = {
    tooShort: length < passwordLength.min,
    tooLong: length > passwordLength.max,
    whiteSpace: /[\s\p{White_Space}]/u.test(password),
    noDigit: !/[0-9]/.test(password),
    noUpperCase: !/[A-Z]/.test(password),
    noLowerCase: !/[a-z]/.test(password),
    containsUserName: userName !== '' && password.includes(userName),
    sameAsFormer: password === former,
    confirmationDiffers: confirmation !== undefined && confirmation !== password,
  }
  return passwordErrors.filter((error) => broken[error])
}

/** A password kept as typed, or the first of its faults (C5.4, C5.5). */
export function validatePassword(password: string, setting: PasswordSetting): Result<string, PasswordError> {
  const [fault] = passwordFaults(password, setting)
  return fault === undefined ? ok(password) : err(fault)
}
