import { createHash } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'

/** The looks of such a page, within itself: nothing else needs to be had. */
const style = `
body { max-width: 34rem; margin: 12vh auto 2rem; padding: 0 1.25rem; color: #1d2733; background: #fff;
  font: 1.0625rem/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
h1 { margin: 0 0 0.75rem; padding-top: 1.25rem; border-top: 4px solid #19456b; font-size: 1.5rem; line-height: 1.35; }
p { margin: 0 0 1rem; overflow-wrap: break-word; }
a { color: #19456b; }
dl { margin: 0 0 1.25rem; padding: 0.25rem 1rem; border: 1px solid #d5dce4; border-radius: 4px; }
dt { margin: 0.5rem 0 0; color: #4a5a6a; font-size: 0.9375rem; }
dd { margin: 0 0 0.5rem; font-weight: 600; overflow-wrap: anywhere; }
button { margin: 0 0.5rem 0.5rem 0; padding: 0.5rem 1rem; font: inherit; color: #19456b; background: #fff;
  border: 1px solid #19456b; border-radius: 4px; cursor: pointer; }
button.first { color: #fff; background: #19456b; }
:focus-visible { outline: 3px solid #19456b; outline-offset: 2px; }
@media (max-width: 30rem) { button { width: 100%; } }
`

/** What a security policy names to let that style through, and no other. */
export const plainPageStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A page in words that needs nothing but itself, and that no index keeps. `body` is HTML of our own. */
export const printPlainPage = (language: UiLanguage, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
${body}
</main>
`
