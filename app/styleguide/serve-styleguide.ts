import type { IncomingMessage, ServerResponse } from 'node:http'
import { readStyleguideRequest, styleguidePath, styleguideTitle } from './read-styleguide-request.ts'

/** Answers the styleguide of the development server, on any host; false for every other address. */
export const serveStyleguide =
  (transform: (address: string, html: string) => Promise<string>) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = request.url ?? '/'
    if (address.split('?')[0] !== styleguidePath) return false
    transform(address, documentAt(address)).then(
      (html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(html)
      },
      (failure: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        response.end(String(failure))
      },
    )
    return true
  }

function documentAt(address: string): string {
  const { language } = readStyleguideRequest(address)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${styleguideTitle[language]}</title>
<link rel="icon" href="data:,">
<script type="module" src="/app/styleguide/main.tsx"></script>
</head>
<body><div id="portal"></div></body>
</html>
`
}
