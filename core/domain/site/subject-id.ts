import type { LocalizedText } from '../language/localized.ts'

/** How addresses name the subject of a journal: its English words, else its Chinese ones, with hyphens; '' for none. */
export const subjectId = ({ zh, en }: LocalizedText): string =>
  (en.trim() === '' ? zh : en)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
