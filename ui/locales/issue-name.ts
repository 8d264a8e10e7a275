import type { Translate } from './translate.ts'

interface Numbered {
  readonly year: number
  readonly volume: string
  readonly issue: string
}

/** '第 57 卷 第 3 期', without the volume where a journal counts none. */
export const issueName = (t: Translate, { volume, issue }: Numbered): string =>
  issue === '' && volume !== ''
    ? t('issue.volumeOnly', { volume })
    : volume === ''
      ? t('issue.issueOnly', { issue })
      : t('issue.volumeIssue', { volume, issue })

/** The same for a narrow place: no number stands on a line without the word that it belongs to. */
export const numbersKept = (name: string): string => name.replaceAll(/ (?=[\d年卷期])/g, '\u00a0')

/** The same with its year: '2026 年第 57 卷第 3 期'. */
export const issueNameWithYear = (t: Translate, { year, volume, issue }: Numbered): string =>
  issue === '' && volume !== ''
    ? t('issue.yearVolume', { year, volume })
    : volume === ''
      ? t('issue.yearIssue', { year, issue })
      : t('issue.yearVolumeIssue', { year, volume, issue })
