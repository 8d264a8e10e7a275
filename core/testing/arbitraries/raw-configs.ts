import fc from 'fast-check'

const rawText = fc.constantFrom(
  '',
  'null',
  'undefined',
  '0',
  '1',
  '3',
  'zh',
  'true',
  'https://example.org/a.png',
  '/a.png',
)
const rawScalar = fc.oneof(
  rawText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 6 }),
)
const rawValue = fc.oneof(
  { weight: 4, arbitrary: rawScalar },
  { weight: 1, arbitrary: fc.array(rawScalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
)

const recordOf = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...names), rawValue, { maxKeys: names.length })

const headerFields =
  `navStyle navDistribution ceiling isCeiling showLogin hasLoginAndRegister groupEntrance searchBox advSearch resourceSearch
  resourceType switchLanguage defaultLanguage greeting enGreeting greetingConfig backgroundCoverId backgroundUrl pcLogo
  pcLogoUrl mobileLogo enPcLogo enMobileLogo logo navBg browserIcon searchConfigs configData customButtonList`.split(
    /\s+/,
  )

const footerFields =
  `showLogo qrUrl qrMessage backgroundColor configData postcode phone email fax address enAddress
  copyright enCopyright icp picp picpLink linkAddress chLogo enLogo showVisits sumVisits todayVisits`.split(
    /\s+/,
  )

/** Header fields with values of any type, right ones among them. */
export const junkRawHeader: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: recordOf(headerFields) },
  { weight: 1, arbitrary: fc.anything() },
)

/** Footer fields with values of any type, right ones among them. */
export const junkRawFooter: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: recordOf(footerFields) },
  { weight: 1, arbitrary: fc.anything() },
)

/** Links from data: good ones, and tricks to get another kind of link through. */
export const junkLink: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'null',
    'undefined',
    '',
    '/zh/about/1',
    'mailto:a@example.org',
    'tel:+861012345678',
    '//evil.example',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
  ),
  fc.constantFrom(
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'data:text/html,x',
    'vbscript:x',
    'https:evil',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
