/** True of an ISSN whose last character is the check digit of the others (ISO 3297). */
export function isIssn(raw: string): boolean {
  const digits = /^(\d{4})-?(\d{3}[\dXx])$/.exec(raw.trim())
  if (digits === null) return false
  const characters = [...`${digits[1] ?? ''}${digits[2] ?? ''}`]
  const sum = characters.reduce(
    (total, character, at) => total + (character.toUpperCase() === 'X' ? 10 : Number(character)) * (8 - at),
    0,
  )
  return sum % 11 === 0
}
