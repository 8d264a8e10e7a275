/**
 * What people take first when a password has to have a digit, a capital and a small letter: words, names and runs of
 * keys that head every published count of leaked passwords, in small letters, without what is put around them.
 */
const common = new Set(
  `
  password passwort passw passwd pass pwd secret login logon access enter changeme letmein welcome hello default guest
  admin administrator adm root master manager super superman user username test tester testing temp demo sample
  qwerty qwertyu qwertyui qwertyuiop qwert qwer asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazxsw
  qwe qweasd qweasdzxc asd asdzxc zxc azerty qwertz wasd poiuyt lkjhgf mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh
  abcabc aa aaa aaaa xxx zzz
  woaini woaiwojia woaizhongguo iloveyou ilovechina ilove loveyou love lovely lover forever baby angel princess
  sunshine moonlight flower rainbow dragon tiger monkey eagle panda phoenix wolf lion
  zhang wang zhao liu chen yang huang zhou wu li zhangwei wangwei liwei zhanghao chenchen wangjing lijing
  beijing shanghai tianjin guangzhou shenzhen nanjing wuhan hangzhou china zhongguo
  football baseball soccer basketball hockey batman spiderman pokemon naruto starwars matrix shadow killer hunter
  ninja mustang ferrari mercedes porsche chelsea arsenal liverpool barcelona juventus
  michael jordan michelle jennifer jessica daniel ashley charlie andrew thomas robert george joshua matthew anthony
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  computer internet google baidu taobao alibaba tencent wechat weixin weibo samsung iphone apple microsoft windows
  huawei xiaomi facebook twitter linkedin dropbox
  trustno freedom whatever nothing money lucky happy cookie cheese chocolate pepper ginger banana orange purple silver
  golden diamond hahaha student teacher school university college library journal author editor reader
  `
    .trim()
    .split(/\s+/),
)

/** Signs that stand for a letter. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Rows of keys, of the alphabet and of digits, there and back. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'a1b2c3d4e5f6g7h8',
].flatMap((run) => [run, [...run].toReversed().join('')])

/** Letters that may stand before or behind a run of digits that is still nothing but a run. */
const fewLetters = 3

/**
 * Whether a password is among the first that anybody tries, compared without letter case: a common word whatever
 * digits and signs stand around it, also with signs for letters (P@ssw0rd); a run of keys (1qaz2WSX); digits in order
 * or repeated beside three letters at most (Aa112233); fewer than four different characters. Law: digits behind a
 * common one leave it common.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 4) return true
  const words = [plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, ''), withLetters(plain.replace(/[^a-z]+$/, ''))]
  return words.some((word) => common.has(word)) || isRun(plain) || isNumberAlone(plain)
}

const withLetters = (text: string): string => text.replaceAll(/[^a-z]/g, (sign) => letters[sign] ?? sign)

const isRun = (text: string): boolean => runs.some((run) => run.includes(text))

function isNumberAlone(plain: string): boolean {
  if (plain.replaceAll(/[^a-z]/g, '').length > fewLetters) return false
  const digits = plain.replaceAll(/[^0-9]/g, '')
  return digits.length > 3 && isRun(digits.replaceAll(/(.)\1+/g, '$1'))
}
