/** The name of an issue for a narrow place: no number stands on a line without the word that it belongs to. */
export const numbersKept = (name: string): string => name.replaceAll(/ (?=[\d年卷期])/g, '\u00a0')
