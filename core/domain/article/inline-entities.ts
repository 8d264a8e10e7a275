/** Named entities that titles and abstracts hold; numbers are read for every character. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    middot: '·',
    times: '×',
    deg: '°',
    plusmn: '±',
    minus: '−',
    micro: 'µ',
    le: '≤',
    ge: '≥',
    ne: '≠',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    Delta: 'Δ',
    epsilon: 'ε',
    theta: 'θ',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    Sigma: 'Σ',
    tau: 'τ',
    phi: 'φ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
    Omega: 'Ω',
  }),
)

const replacement = '\uFFFD'

/** Decodes entities once; an unknown one stands as it is written. Total. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,8})|([A-Za-z]{2,8}));/g,
        (whole, decimal, hex, name) => {
          if (name !== undefined) return named.get(name) ?? whole
          return characterOf(decimal === undefined ? parseInt(hex, 16) : parseInt(decimal, 10))
        },
      )
    : text

const characterOf = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    ? replacement
    : String.fromCodePoint(code)
