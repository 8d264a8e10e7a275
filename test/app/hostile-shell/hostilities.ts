type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type JsonRecord = Readonly<Record<string, Json>>

/** What a site can send in place of a field of its shell; undefined leaves it. */
export type Replace = (key: string, value: string) => string | undefined

/** One way in which everything that a site says of its shell is bad. */
export interface Hostility {
  readonly replace: Replace
  /** The flat list of channels, made from the first one that the site has. */
  readonly channels?: (sample: JsonRecord) => readonly JsonRecord[]
}

const isWords = (key: string): boolean =>
  /name|greeting|address|copyright|message|description|title|publisher|phone|email|fax|postcode|icp/i.test(
    key,
  ) && !/url|link$|sld/i.test(key)
const isAddress = (key: string): boolean =>
  /url|link|logo$|cover|icon|pictureId|^route$/i.test(key) && !isWords(key)

const latin = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5).slice(0, 200)
const han = '超长名称之学报'.repeat(29).slice(0, 200)
const sayIt = 'globalThis.hacked = true'
const markup = `"'><script>${sayIt}</script><img src=x onerror="${sayIt}"><style>*{display:none}</style>`

/** Sixty channels, each the parent of the next ten, the last ones each other's; all with a name of their own. */
const inCycles = (sample: JsonRecord): readonly JsonRecord[] =>
  Array.from({ length: 60 }, (_, index) => {
    const top = index - (index % 10)
    const parent = index % 10 === 0 ? `hostile-${(index + 10) % 60}` : `hostile-${top}`
    return {
      ...sample,
      id: `hostile-${index}`,
      parentId: index < 30 ? null : parent,
      name: `第${index}个栏目`,
      enName: `Channel number ${index}`,
      code: 'newItem',
      enable: index % 7 === 6 ? '0' : '1',
      children: [],
    }
  })

export const hostilities = {
  /** 200 characters without a place to break, in every text. */
  long: { replace: (key) => (isWords(key) ? (/en/i.test(key) ? latin : han) : undefined) },
  /** A group whose name leaves the links beside it no room of their own. */
  crowded: { replace: (key) => (/^(en|zh)?name$/i.test(key) ? latin : undefined) },
  /** Markup with scripts in every text, and addresses that run a script. */
  scripts: {
    replace: (key) => {
      if (isWords(key)) return markup
      return isAddress(key) ? `javascript:${sayIt}` : undefined
    },
  },
  /** No text at all, and pictures that are not there. */
  bare: {
    replace: (key) => {
      if (isWords(key)) return 'undefined'
      return /(logo|icon|cover|picture|qr|bg)\w*$/i.test(key) ? '/rc-pub/front/files/gone' : undefined
    },
  },
  /** Sixty channels, whose parents go in circles. */
  cycles: { replace: () => undefined, channels: inCycles },
} as const satisfies Readonly<Record<string, Hostility>>

export type HostilityName = keyof typeof hostilities

const shellCalls =
  /\/(?:site|config-header|config-footer|channel|toolbar|publication|module|layout|front-news\/getTopNews)\b/

/** The answer to a call of rc-pub as a hostile site gives it; what is not of the shell stays. */
export function spoil(url: string, body: string, { replace, channels }: Hostility): string {
  if (!shellCalls.test(url)) return body
  const answer = JSON.parse(body) as { readonly data?: Json }
  if (channels !== undefined && url.includes('channel/getChannelList')) {
    const [sample] = Array.isArray(answer.data) ? (answer.data as readonly JsonRecord[]) : []
    return JSON.stringify({ ...answer, data: channels(sample ?? {}) })
  }
  return JSON.stringify(answer, (key: string, value: unknown) =>
    typeof value === 'string' ? (replace(key, value) ?? value) : value,
  )
}
