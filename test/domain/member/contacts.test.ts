import { validateCode } from '../../../core/domain/member/code.ts'
import { validateEmail } from '../../../core/domain/member/email.ts'
import { validateName } from '../../../core/domain/member/person-name.ts'
import { validatePhone } from '../../../core/domain/member/phone.ts'
import { describe, expect, it } from 'vitest'

const malformed = { ok: false, error: 'malformed' }
const empty = { ok: false, error: 'empty' }

describe('validatePhone', () => {
  it.each([
    ['13812345678', '13812345678'],
    [' 199 1234 5678 ', '19912345678'],
    ['+86 138-1234-5678', '13812345678'],
    ['008613812345678', '13812345678'],
    ['+1 (650) 253-0000', '+16502530000'],
    ['0044.20.7946.0958', '+442079460958'],
    ['+1234567', '+1234567'],
    ['+123456789012345', '+123456789012345'],
  ])('reads %j as %s [C5.6]', (raw, phone) => {
    expect(validatePhone(raw)).toEqual({ ok: true, value: phone })
  })

  it.each([
    '12812345678',
    '1381234567',
    '138123456789',
    '+861381234567',
    '+86 010 6275 1234',
    '6502530000',
    '+0441234567',
    '+123456',
    '+1234567890123456',
    '1381234567x',
    '138+8612345678',
    '-13812345678',
    '13812345678-',
    '.13812345678',
    '((13812345678))',
    '１３８１２３４５６７８',
    '+',
    '-',
  ])('refuses %j [C5.6]', (raw) => {
    expect(validatePhone(raw)).toEqual(malformed)
  })

  it('tells an empty field from a wrong one', () => {
    expect([validatePhone(''), validatePhone(' \t')]).toEqual([empty, empty])
  })
})

describe('validateEmail', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.cn`

  it.each([
    'li@iwhr.com',
    "o'brien+alerts@mail.example.co.uk",
    'a.b.c@x-y.cn',
    'x@xn--fiqs8s.xn--fiqs8s',
    '1@163.com',
    longest,
    '李水利@水利学报.中国',
    'li@例子.cn',
    '用户.名@iwhr.com',
    'søren@smørrebrød.dk',
    'иван@пример.рф',
    'नेहा@उदाहरण.भारत',
    'علی\u200cرضا@مثال.ایران',
    '𠮷野@例え.jp',
    'Jo\u0308rg@bu\u0308cher.de',
    `${'水'.repeat(21)}a@iwhr.com`,
  ])('takes %s [C5.7]', (email) => {
    expect(validateEmail(` ${email}\n`)).toEqual({ ok: true, value: email })
  })

  it.each([
    'li',
    'li@',
    '@iwhr.com',
    'li@iwhr',
    'li@@iwhr.com',
    'li li@iwhr.com',
    '.li@iwhr.com',
    'li.@iwhr.com',
    'l..i@iwhr.com',
    'li@-iwhr.com',
    'li@iwhr-.com',
    'li@iwhr..com',
    'li@iwhr.com.',
    'li@127.0.0.1',
    'li@iwhr.c',
    'li@iwhr.com\nBcc: x@y.cn',
    `${'a'.repeat(65)}@iwhr.com`,
    `a@${'b'.repeat(64)}.com`,
    longest.replace('@', '@b.'),
    `${'水'.repeat(22)}@iwhr.com`,
    `a@${'水'.repeat(40)}.${'利'.repeat(43)}.cn`,
    '李 水利@iwhr.com',
    '李\u3000水利@iwhr.com',
    '李水利＠iwhr.com',
    'ｌｉ@iwhr.com',
    'li@例子。中国',
    'li@例子.１２',
    'li@例子.国',
    'li@-例子.cn',
    'li@例子-.cn',
    'li@\u0301子.cn',
    'li@例子\u200d.cn',
    '\u200c李@iwhr.com',
    'li\u202E@iwhr.com',
    'li\u200B@iwhr.com',
    'li\uD83D@iwhr.com',
    '<李>@iwhr.com',
    '“李”@iwhr.com',
    'li@例_子.cn',
  ])('refuses %j [C5.7]', (email) => {
    expect(validateEmail(email)).toEqual(malformed)
  })

  it('is required [C5.7]', () => {
    expect(validateEmail('  ')).toEqual(empty)
  })
})

describe('validateName', () => {
  it.each([
    ['  李水利 ', '李水利'],
    ['阿凡提·买买提', '阿凡提·买买提'],
    ["Siobhán  O'Brien", "Siobhán O'Brien"],
    ['Jean-Luc Martin, Jr.', 'Jean-Luc Martin, Jr.'],
    ['नेहा', 'नेहा'],
    ['Reader 2', 'Reader 2'],
    ['阿卜杜‧热合曼', '阿卜杜‧热合曼'],
    ['卓玛・扎西', '卓玛・扎西'],
    ['古丽努尔•买买提', '古丽努尔•买买提'],
    ['བཀྲ་ཤིས་', 'བཀྲ་ཤིས་'],
    ['ئۇيغۇر', 'ئۇيغۇر'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['Jean\u2010Luc', 'Jean\u2010Luc'],
    ['Jean\u2011Luc', 'Jean\u2011Luc'],
    ["'t Hooft", "'t Hooft"],
    ['’t Hooft', '’t Hooft'],
    ['‘Abd al-Rahman', '‘Abd al-Rahman'],
    ['字'.repeat(50), '字'.repeat(50)],
    ['𠮷'.repeat(50), '𠮷'.repeat(50)],
  ])('takes %j as %j [C5.7]', (raw, name) => {
    expect(validateName(raw)).toEqual({ ok: true, value: name })
  })

  it.each(['1', '-李', '·李', "''t", '<b>李</b>', 'a@b.cn', 'a_b', '李\u200b李', '😀'])(
    'refuses %j [C5.7]',
    (raw) => {
      expect(validateName(raw)).toEqual(malformed)
    },
  )

  it('is required and at most 50 characters [C5.7]', () => {
    expect(validateName(' ')).toEqual(empty)
    expect(validateName('字'.repeat(51))).toEqual({ ok: false, error: 'tooLong' })
  })
})

describe('validateCode', () => {
  it('is required and kept as it came [C5.7]', () => {
    expect(validateCode(' 04x7 ')).toEqual({ ok: true, value: '04x7' })
    expect([validateCode(''), validateCode(' ')]).toEqual([empty, empty])
  })
})
