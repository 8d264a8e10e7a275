// What tests of a site's own data and of a front end need: laws, and a transport that fails on purpose.
export { createFailingTransport, type Fault } from './failing-transport.ts'
export { siteDataLaws, type RawSite } from './site-data-laws.ts'
