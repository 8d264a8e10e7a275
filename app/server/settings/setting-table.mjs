import {
  contacts,
  databaseAddress,
  doi,
  hostNames,
  listeningAddress,
  mailbox,
  mailServer,
  oneOf,
  onOrOff,
  origins,
  serverAddress,
  text,
  trustedProxies,
  webhookAddress,
  wholeNumber,
  wholeNumberOrNone,
} from './setting-readers.mjs'

/**
 * A setting: an environment variable with what it means, in words of the README, and its reader.
 * @template T
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} meaning without a full stop
 * @property {string} standard what is read where nothing is set; '' for nothing
 * @property {import('./setting-readers.mjs').Reader<T>} read
 * @property {string} [shown] what stands for the standard in words
 */

/**
 * @template T
 * @param {string} name
 * @param {string} meaning
 * @param {string} standard
 * @param {import('./setting-readers.mjs').Reader<T>} read
 * @param {string} [shown]
 * @returns {Setting<T>}
 */
const setting = (name, meaning, standard, read, shown = standard) => ({
  name,
  meaning,
  standard,
  read,
  shown,
})

/** Levels of the log, from the most to none. */
const levels = /** @type {const} */ (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])

/** All that the environment decides; the keys are the fields of `Settings`. A test compares it with the README. */
// prettier-ignore
export const settingTable = {
  port: setting('PORT', 'port of the portal', '4173', wholeNumber(0, 65_535)),
  address: setting('HOST', 'address to listen at', '127.0.0.1', listeningAddress),
  dataFolder: setting('XUEKAN_DATA', 'folder of the embedded database', '', text, '.data'),
  databaseUrl: setting('DATABASE_URL', 'a PostgreSQL server in place of the embedded database', '', databaseAddress),
  outbox: setting('OUTBOX', 'folder where codes and letters to members are left as files, one each, for a program that carries them on', '', text, '`outbox` in the data folder'),
  smtpUrl: setting('SMTP_URL', 'the mail server that takes letters, such as `smtps://name:password@mail.example.org`; with a password TLS is insisted on. Without it letters are left in `OUTBOX`', '', mailServer),
  mailFrom: setting('MAIL_FROM', 'the sender of letters', 'Xuekan <noreply@localhost>', mailbox),
  dkimKey: setting('DKIM_KEY', 'file of the private key, PEM, that signs letters for the domain of `MAIL_FROM`; none where the mail server signs them', '', text),
  dkimSelector: setting('DKIM_SELECTOR', 'name under which the public key stands in the DNS: `<name>._domainkey.<domain>`', 'xuekan', text),
  smsUrl: setting('SMS_URL', 'where short messages are posted as JSON, `{to, text, language}`, for a program that carries them on; a name and password in it go as Basic. Without it they are left in `OUTBOX`', '', webhookAddress),
  identityProviders: setting('IDENTITY_PROVIDERS', 'file that names the third parties through which members can log in, JSON as in `docs/third-parties.md`; its secrets are for nobody else', '', text),
  agreements: setting('AGREEMENTS', 'folder of the user agreement and the privacy notice that members accept, HTML files such as `terms.2026-11-23.zh.html`, as in `docs/operate.md`; those of this software without it', '', text),
  deposits: setting('DEPOSITS', 'folder where files for registries are left, below `crossref`, `doaj` and `pubmed`, for a program that carries them on', '', text, '`deposits` in the data folder'),
  depositUrl: setting('DEPOSIT_URL', 'where deposits of Crossref are posted, such as `https://name:password@doi.crossref.org/servlet/deposit`. Without it they are left in `DEPOSITS`', '', webhookAddress),
  crossmarkPolicy: setting('CROSSMARK_POLICY', "DOI of the publisher's page on corrections; with it Crossref is told of corrections and retractions as such, and of related works without it", '', doi),
  samples: setting('SAMPLES', '`off` where the sample journals are not to be loaded; a store that holds them keeps them', 'on', onOrOff),
  rcPubUrl: setting('RC_PUB_URL', 'another rc-pub in place of the embedded one', '', serverAddress),
  baseHosts: setting('BASE_HOSTS', "the hosts whose subdomains are sites, separated by commas, such as `journals.example.org`; each of them is the aggregate itself. A site's own `domain` needs no entry; every other host is refused", 'localhost', hostNames),
  corsOrigins: setting('CORS_ORIGINS', 'the origins whose pages may call `/rc-pub` from elsewhere, separated by commas, such as `https://reader.example.org`; without cookies', '', origins),
  purgeUrl: setting('PURGE_URL', 'where a shared cache before the portal is told which surrogate keys have changed, such as `http://127.0.0.1:6081/`; it may keep pages for a day then, and for a minute without it', '', webhookAddress),
  trustProxy: setting('TRUST_PROXY', "whom to believe about scheme, host and reader's address in `X-Forwarded-*`: the number of proxies before the portal, such as `1`, or their networks, such as `loopback, 10.0.0.0/8`", 'off', trustedProxies),
  securityContacts: setting('SECURITY_CONTACT', 'whom to tell of a weakness, separated by commas, such as `mailto:security@example.org, https://example.org/report`; named by `/.well-known/security.txt`, which is not there without it', '', contacts),
  chromium: setting('XUEKAN_CHROMIUM', 'the browser that prints PDFs of articles and draws what members upload, and that the tests drive', '', text, "Playwright's, or /usr/bin/chromium"),
  printSandbox: setting('PRINT_SANDBOX', '`off` where the machine keeps the portal apart by itself, such as a container: the browser that prints PDFs then runs without its sandbox', 'on', onOrOff),
  printAhead: setting('PRINT_AHEAD', '`off` where PDFs are printed when somebody asks for one, and never before', 'on', onOrOff),
  rateLimits: setting('RATE_LIMITS', '`off` where nobody is to be limited: by default one address may make 6,000 calls a minute, 12,000 for files, 600 searches, 240 downloads, 60 drawn pictures', 'on', onOrOff),
  logLevel: setting('LOG_LEVEL', 'the least that is logged: `trace`, `debug`, `info` (a line a request), `warn`, `error`, `fatal` or `silent`', 'info', oneOf(levels)),
  metricsPort: setting('METRICS_PORT', 'a port for `/metrics`, as Prometheus reads them, at the same address', '', wholeNumberOrNone(0, 65_535), 'none'),
  stopGrace: setting('STOP_GRACE', 'seconds that requests under way have when the portal is asked to stop', '20', wholeNumber(0, 3_600)),
}

/**
 * @template T
 * @typedef {T extends Setting<infer V> ? V : never} ValueOf
 */

/** @typedef {{ readonly [K in keyof typeof settingTable]: ValueOf<(typeof settingTable)[K]> }} SettingValues */
