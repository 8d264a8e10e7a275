/** The ISO date at the beginning of a wire date (`YYYY-MM-DD HH:MM:SS`, `YYYY-MM`, `YYYY`); '' for anything else. */
export const isoDate = (raw: string | null): string =>
  /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|[ T])/.exec(raw?.trim() ?? '')?.[0] ?? ''
