import fc from 'fast-check'

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
