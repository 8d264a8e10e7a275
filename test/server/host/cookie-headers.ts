import fc from 'fast-check'

const pairs = fc.oneof(
  fc.constantFrom(
    'language=xx',
    'language=en',
    'language=zh',
    'language="en"',
    '%6canguage=en',
    'language=%65n',
    'language=EN',
  ),
  fc.constantFrom(
    'language =zh',
    'language= en',
    'language=',
    'language',
    'Language=en',
    'language=e"n',
    'xlanguage=en',
  ),
  fc.constantFrom(
    'token=abc',
    '%74oken=abc',
    'token=',
    'token=""',
    'token=" "',
    'token=%zz',
    'commonToken=c',
    'token =t',
  ),
  fc.constantFrom(
    'userName=%E6',
    'user%4eame=wangxiaoming',
    '"userName"=x',
    'userName=u****ined',
    '%00=1',
    'token=%00',
  ),
  fc.constantFrom(
    'headPicture=/a.png',
    'memberInfo=1',
    'aesKey=k',
    'other=1',
    '__proto__=x',
    '=',
    '',
    ' ',
    'a=b=c',
  ),
)

/** Cookie headers as browsers, programs and attackers write them, without characters that HTTP itself refuses. */
export const cookieHeaders: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(fc.oneof({ weight: 6, arbitrary: pairs }, fc.string()), fc.constantFrom('; ', ';', ' ; ', ', ')),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.map(([pair, separator]) => pair + separator).join(''))
  .map((header) => header.replace(/[^\x20-\x7e]/g, ''))
