/**
 * Addresses that crawlers are asked to leave alone: results of searches, which are without number, and pages for
 * members. Each begins an address of such pages and of no others.
 */
export const disallowed = [
  '/article?',
  '/zh/article?',
  '/en/article?',
  '/textList',
  '/audioList',
  '/informationList',
  '/othersList',
  '/searchPublication',
  '/mag?',
  '/seniorSearch',
  '/login',
  '/quickLogin',
  '/register',
  '/forgetCode',
  '/accountBinding',
  '/secondFactor',
  '/accountSettings',
  '/personal',
] as const

/** The rules for crawlers of one host, and where its sitemap is (RFC 9309). */
export const printRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
