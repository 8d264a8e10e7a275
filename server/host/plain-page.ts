import type { UiLanguage } from '@xuekan/core'

/** A page in words that needs nothing but itself, and that no index keeps. `body` is HTML of our own. */
export const printPlainPage = (language: UiLanguage, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
${body}
`
