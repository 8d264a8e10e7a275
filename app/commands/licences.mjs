import { isAllowed, listLicences } from './setup/list-licences.mjs'
import { wantedPackages } from './setup/packages.mjs'

// `npm run licences`: name, version and licence of every package that the portal runs on, from package-lock.json; ends with 1 where one may not be passed on.

const listed = listLicences(wantedPackages() ?? {})
for (const { name, version, licence } of listed) console.log(`${name} ${version} ${licence || 'unknown'}`)
const refused = listed.filter(({ licence }) => !isAllowed(licence))
for (const { name, licence } of refused)
  console.error(`${name}: ${licence === '' ? 'nobody says its licence' : `${licence} is not allowed here`}.`)
if (listed.length === 0) console.error('package-lock.json cannot be read.')
process.exitCode = refused.length > 0 || listed.length === 0 ? 1 : 0
