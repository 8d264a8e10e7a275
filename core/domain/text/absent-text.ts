/** Texts that stand for no text, beside a blank one (C3.9, C3.12). */
const absentTexts: ReadonlySet<string> = new Set(['', 'null', 'undefined'])

/**
 * Whether a text of rc-pub says nothing: blank, 'null' or 'undefined', whatever space stands around it (C3.12).
 * Law: so it is where `present` of it is ''.
 */
export const isAbsentText = (text: string): boolean => absentTexts.has(text.trim())
