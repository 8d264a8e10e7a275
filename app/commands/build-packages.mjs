import { buildPackages, packageFolders } from './setup/build-packages.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

// `npm run build:packages`: all of them; with names, such as `rc-pub`, those and what they need.

/** @typedef {import('./setup/build-packages.mjs').PackageName} PackageName */

requireNode()
await ensureInstalled()
const known = /** @type {PackageName[]} */ (Object.keys(packageFolders))
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !known.some((one) => one === name))
if (unknown === undefined) {
  process.exitCode = await buildPackages(
    wanted.length === 0 ? known : known.filter((one) => wanted.includes(one)),
  )
} else {
  console.error(`There is no package '${unknown}': there are ${known.join(', ')}.`)
  process.exitCode = 2
}
