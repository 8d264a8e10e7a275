import { isIP } from 'node:net'

// Read before anything is installed or built: nothing but Node may be imported.

/**
 * What a reader makes of a text: a value, or what is wrong with it, as it goes on behind the setting's name.
 * @template T
 * @typedef {{ readonly ok: true, readonly value: T } | { readonly ok: false, readonly wrong: string }} Reading
 */

/**
 * @template T
 * @typedef {(raw: string) => Reading<T>} Reader total; '' is what stands for nothing
 */

/**
 * @template T
 * @param {T} value
 * @returns {Reading<T>}
 */
const read = (value) => ({ ok: true, value })

/**
 * @param {string} wrong
 * @returns {Reading<never>}
 */
const refuse = (wrong) => ({ ok: false, wrong })

/** @type {Reader<string>} */
export const text = (raw) => read(raw)

/**
 * @param {number} least
 * @param {number} most
 * @returns {Reader<number>}
 */
export const wholeNumber = (least, most) => (raw) => {
  const number = /^\d{1,9}$/.test(raw) ? Number(raw) : -1
  return number >= least && number <= most
    ? read(number)
    : refuse(`must be a whole number from ${least} to ${most}, but is '${raw}'`)
}

/**
 * The same, or null for nothing.
 * @param {number} least
 * @param {number} most
 * @returns {Reader<number | null>}
 */
export const wholeNumberOrNone = (least, most) => (raw) =>
  raw === '' ? read(null) : wholeNumber(least, most)(raw)

/**
 * @template {string} T
 * @param {readonly T[]} words
 * @returns {Reader<T>}
 */
export const oneOf = (words) => (raw) => {
  const found = words.find((word) => word === raw)
  return found === undefined ? refuse(`must be ${listed(words)}, but is '${raw}'`) : read(found)
}

/** @type {Reader<boolean>} */
export const onOrOff = (raw) =>
  raw === 'on' || raw === 'off' ? read(raw === 'on') : refuse(`must be on or off, but is '${raw}'`)

const hostName = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?$/u

/** An address to listen at. @type {Reader<string>} */
export const listeningAddress = (raw) =>
  isIP(raw) !== 0 || (hostName.test(raw) && !/^[\d.]+$/.test(raw))
    ? read(raw)
    : refuse(`must be an address of this machine without scheme and port, but is '${raw}'`)

/** Separated by commas or spaces. @type {Reader<readonly string[]>} */
export const hostNames = (raw) => {
  const hosts = separated(raw)
  const wrong = hosts.find((host) => !hostName.test(host))
  return wrong === undefined
    ? read(hosts)
    : refuse(`must hold host names without scheme and port, but one is '${wrong}'`)
}

/** Separated by commas or spaces; as browsers write them. @type {Reader<readonly string[]>} */
export const origins = (raw) => {
  const found = separated(raw)
  const wrong = found.find((origin) => !isOrigin(origin))
  return wrong === undefined
    ? read(found.map((origin) => new URL(origin).origin))
    : refuse(`must hold origins such as https://reader.example.org, but one is '${wrong}'`)
}

/** Separated by commas; addresses of people or pages (RFC 9116, 2.5.3). @type {Reader<readonly string[]>} */
export const contacts = (raw) => {
  const found = separated(raw)
  const wrong = found.find((contact) => !isContact(contact))
  return wrong === undefined
    ? read(found)
    : refuse(`must hold addresses that begin with mailto:, https:// or tel:, but one is '${wrong}'`)
}

/** @param {string} raw */
const isContact = (raw) =>
  /^mailto:[^@]+@[^@]+$/i.test(raw) ||
  /^tel:\+?[\d().-]+$/i.test(raw) ||
  (/^https:\/\//i.test(raw) && URL.canParse(raw))

/** @param {string} raw */
function isOrigin(raw) {
  if (!URL.canParse(raw)) return false
  const { protocol, origin, href } = new URL(raw)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** An address of another server without a final slash and without /rc-pub; '' for none. @type {Reader<string>} */
export const serverAddress = (raw) => {
  if (raw === '') return read('')
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    return refuse(`must be an http or https address, but is '${raw}'`)
  }
  const { username, password, search, hash } = new URL(raw)
  if (username !== '' || password !== '') return refuse('must be an address without user name and password')
  if (search !== '' || hash !== '')
    return refuse(`must be an address without query and hash, but is '${raw}'`)
  return read(raw.replace(/\/(?:rc-pub\/?)?$/, ''))
}

/** It may hold a password, so that it is never repeated. '' for none. @type {Reader<string>} */
export const webhookAddress = (raw) =>
  raw === '' || (URL.canParse(raw) && /^https?:$/.test(new URL(raw).protocol) && new URL(raw).hash === '')
    ? read(raw)
    : refuse('must be an http or https address, which the one given is not')

/** It may hold a password, so that it is never repeated. '' for none. @type {Reader<string>} */
export const mailServer = (raw) =>
  raw === '' || (URL.canParse(raw) && /^smtps?:$/.test(new URL(raw).protocol) && new URL(raw).hostname !== '')
    ? read(raw)
    : refuse('must be an address that begins with smtp:// or smtps://, which the one given does not')

/** '' for none. @type {Reader<string>} */
export const doi = (raw) =>
  raw === '' || /^10\.\d{4,9}\/\S+$/.test(raw)
    ? read(raw)
    : refuse(`must be a DOI such as 10.12345/policy, but is '${raw}'`)

/** A mailbox, with a name before it or without. @type {Reader<string>} */
export const mailbox = (raw) =>
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(raw)
    ? read(raw)
    : refuse(`must be a mailbox such as Journals <alerts@example.org>, but is '${raw}'`)

/** It may hold a password, so that it is never repeated. '' for none. @type {Reader<string>} */
export const databaseAddress = (raw) =>
  raw === '' || (URL.canParse(raw) && /^postgres(?:ql)?:$/.test(new URL(raw).protocol))
    ? read(raw)
    : refuse('must be an address that begins with postgres:// or postgresql://, which the one given does not')

/**
 * Whom to believe about X-Forwarded-*: how many proxies stand before the portal, or their networks; false for nobody.
 * @typedef {number | readonly string[] | false} TrustedProxies
 */

/** Never everybody: who is believed by all can be anyone. @type {Reader<TrustedProxies>} */
export const trustedProxies = (raw) => {
  if (raw === '' || raw === 'off' || raw === '0') return read(false)
  if (/^[1-9]$/.test(raw)) return read(Number(raw))
  const networks = separated(raw)
  const wrong = networks.find((network) => !isNetwork(network))
  if (networks.length > 0 && wrong === undefined) return read(networks)
  return refuse(
    `must be off, a number of proxies from 1 to 9, or networks such as 'loopback, 10.0.0.0/8', but ${
      wrong === undefined || wrong === raw ? `is '${raw}'` : `one is '${wrong}'`
    }`,
  )
}

/** A network is at most so large that its proxies could be one's own. @param {string} network */
function isNetwork(network) {
  if (network === 'loopback' || network === 'uniquelocal' || network === 'linklocal') return true
  const [address = '', bits, ...more] = network.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || /^::ffff:/i.test(address) || address.includes('%')) return false
  if (bits === undefined) return true
  const [least, most] = version === 4 ? [8, 32] : [7, 128]
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most
}

/** @param {string} raw */
const separated = (raw) => raw.split(/[\s,]+/).filter((part) => part !== '')

/** @param {readonly string[]} words */
const listed = (words) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
