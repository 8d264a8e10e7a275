import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

// `npm run audit`: ten thousand hostile requests to a portal, with its own rc-pub and before another; a hundred thousand advanced queries, printed and read; the Dockerfile, instruction by instruction, with the real npm; a crawl through Debian's varnish; every article of the archives from its journal's home; harvests by programs of others; what is harvested, by the schemas of OAI-PMH and JATS; pages, by the Nu Html Checker; a thousand searches asked of another engine too; a reader's steps and the known pages in WebKit, the engine of Safari; then every sample page in every language, width and theme under axe, and under Lighthouse.

requireNode()
await ensureInstalled()
await ensureBuilt()
await ensureBrowser()
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run']
const hostile = await run(
  process.execPath,
  [...vitest, '--project=app', 'test/app/hostile-requests.laws.ts'],
  {
    env: { HOSTILE_REQUESTS: '10000' },
  },
)
const trees = await run(
  process.execPath,
  [...vitest, '--project=domain', 'test/domain/search/advanced-query.laws.ts'],
  { env: { ADVANCED_TREES: '100000' } },
)
const image = await run(process.execPath, [...vitest, '--project=browser', 'test/app/production.e2e.ts'], {
  env: { DOCKERFILE: 'run' },
})
const varnish = await run(
  process.execPath,
  [...vitest, '--project=browser', 'test/app/shared-cache.e2e.ts'],
  { env: { SHARED_CACHE: 'varnish' } },
)
const archive = await run(
  process.execPath,
  [...vitest, '--project=browser', 'test/app/archive-crawl.e2e.ts'],
  { env: { ARCHIVE_CRAWL: 'all' } },
)
/** @param {string} file */
const audit = (file) =>
  run(process.execPath, [join(root, 'app/commands/setup/run-bench.mjs'), join(root, 'test/audit', file)], {
    env: { NODE_ENV: 'production' },
  })
const harvests = await audit('harvesters.ts')
const schemas = await audit('schemas.ts')
const html = await audit('html.ts')
const searches = await audit('second-opinion.ts')
const webkit = await audit('webkit.ts')
const pages = await audit('audit.ts')
process.exitCode =
  hostile ||
  trees ||
  image ||
  varnish ||
  archive ||
  harvests ||
  schemas ||
  html ||
  searches ||
  webkit ||
  pages
