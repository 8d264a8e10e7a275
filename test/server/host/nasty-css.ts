import fc from 'fast-check'

const pieces = [
  'a',
  '*',
  ' ',
  '\n',
  '>',
  '+',
  '~',
  ',',
  ';',
  ':',
  '.x',
  '#y',
  '&',
  '||',
  '/deep/',
  'html',
  'body',
  'main',
  ':root',
  ':host',
  ':scope',
  '::before',
  '::part(a)',
  '::slotted(a)',
  ':not(',
  ':is(',
  ':where(',
  ':has(',
  ':nth-child(2n+1 of ',
  ':lang(zh)',
  '[data-part="header"]',
  '[data-part=footer]',
  '[x="</style>"]',
  'svg|a',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '"',
  "'",
  '\\',
  '/*',
  '*/',
  '<!--',
  '-->',
  '</style>',
  '\0',
  '\u{d800}',
  '\u{fffd}',
  '\u{1f600}',
  '刊',
  '\\66ixed',
  '\\0',
  '\\',
  '!important',
  'position:fixed',
  'p\\6fsition:sticky',
  'color:red',
  'gap:-1e3px',
  'display:contents',
  'content:"x"',
  '--site-x:',
  '--primary:red',
  'background:',
  'url(',
  'url(//evil.example)',
  'url("https://evil.example")',
  'url(/rc-pub/front/files/get?id=1)',
  'image-set("//evil.example" 1x)',
  'calc(1px + 2%)',
  'var(--site-x,',
  'U+26',
  '@import "//evil.example";',
  '@media ',
  '@media screen{',
  '@media (width<9px){',
  'not all and (color)',
  '@supports (a:b){',
  '@font-face{',
  '@keyframes x{',
  '@layer x;',
  '@',
  'a{color:red}',
  'body>a:hover{opacity:1;',
  'i{--site-y:var(--site-x)}',
] as const

const joined = (from: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength }).map((all) => all.join(''))

/** What leaves nothing open behind it. */
const closed = pieces.filter((piece) => /^[^([{}\])"'\\@|/<]*$|^\[.*\]$|^[^(]*\([^(]*\)$/.test(piece))

/** A rule of which some selectors and some declarations can be read. */
const nastyRule = fc
  .tuple(
    fc.oneof(
      fc.array(joined(closed.slice(0, 22), 3), { maxLength: 2 }),
      fc.array(joined(pieces, 3), { maxLength: 2 }),
    ),
    fc.constantFrom('i', 'body', ':root a', '& > b', 'html ~ main', '[data-part="header"]+*'),
    fc.oneof(
      fc.array(joined(closed.slice(22), 3), { maxLength: 3 }),
      fc.array(joined(pieces, 3), { maxLength: 2 }),
    ),
    fc.constantFrom('', '', '@media print{', '@supports (a:b){'),
  )
  .map(([found, sure, set, around]) => {
    const rule = `${[...found, sure].join(',')}{${set.map((each) => `${each};`).join('')}gap:0}`
    return around === '' ? rule : `${around}${rule}}`
  })

/** Texts that mean to be styles of more than their own part. */
export const nastyCss: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join('')),
  },
  { weight: 8, arbitrary: fc.array(nastyRule, { maxLength: 6 }).map((rules) => rules.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 20_000 }))
      .map(([piece, times]) => piece.repeat(times)),
  },
)
