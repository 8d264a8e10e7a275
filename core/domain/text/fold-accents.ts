/** Text as people type it: without letter case, accents and full width. Law: folding twice changes nothing more. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
