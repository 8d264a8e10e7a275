import type { Refusal } from '../../accounts/outcomes.ts'
import { refused, type Refused } from '../endpoint-handler.ts'

/** In the same words and statuses for who is known and who is not, until a code has proven who asks. */
const refusals: Readonly<Record<Exclude<Refusal['kind'], 'later'>, Refused>> = {
  unreadable: refused(400, '登录信息无法读取，请重试', 'What was sent cannot be read, please try again.'),
  wrong: refused(403, '账号或密码不正确', 'The account or the password is not right.'),
  captcha: refused(
    417,
    '近来有人多次尝试登录此账号。请再次输入密码，并完成下方的验证。',
    'There have been many attempts to log in to this account. Please enter the password again, with the check below it.',
  ),
  unfit: refused(422, '请填写手机号或邮箱', 'Please give a phone number or an e-mail address.'),
  wrongCode: refused(423, '验证码不正确或已失效', 'The code is not right, or no longer good.'),
  unknown: refused(404, '用户不存在，请先注册', 'User not found, please register first.'),
  taken: refused(409, '该账号已注册，请直接登录', 'This account is registered already, please log in.'),
  weak: refused(428, '密码不符合要求', 'The password does not meet the rules.'),
  holdsUserName: refused(
    428,
    '密码不能与用户名相同或包含用户名',
    'The password must neither equal nor contain the user name',
  ),
  sameAsFormer: refused(428, '新密码不能与原密码相同', 'The new password must differ from the old one'),
  passwordHoldsIt: refused(
    428,
    '您的密码包含这个手机号或邮箱，更换后将不符合要求。请先更改密码，再来更换。',
    'Your password holds this number or address, which the rules do not allow once it is your user name. Please change the password first, then this.',
  ),
  common: refused(
    428,
    '这个密码太常见，容易被猜中，请换一个',
    'This password is among the first that others would try, please choose another.',
  ),
  notAgreed: refused(412, '请先点击同意用户协议', 'Please click to accept the user agreement first'),
  superseded: refused(
    412,
    '协议已有新的版本，请阅读现行版本后再同意',
    'There is a new version by now. Please read the ones in force, and accept those.',
  ),
  locked: refused(406, '该账号已被停用，请与我们联系', 'This account has been locked. Please write to us.'),
  over: refused(
    410,
    '第三方登录已过期，请重新登录第三方账号',
    'The login at the third party is too long ago, please begin it again.',
  ),
  passkeyOver: refused(410, '通行密钥验证已过期，请重试', 'The passkey took too long, please try again.'),
  passkeyUnfit: refused(
    403,
    '通行密钥未能通过验证，请重试或换一种方式',
    'The passkey could not be verified. Please try again, or take another way.',
  ),
  passkeyUnknown: refused(
    404,
    '本平台没有这个通行密钥，它可能已被移除。请换一种方式登录。',
    'This platform does not know the passkey, which may have been removed. Please log in another way.',
  ),
  passkeyCopied: refused(
    403,
    '这个通行密钥可能已被复制，不再用于登录。请换一种方式登录，并移除它。',
    'There may be a copy of this passkey, so that it lets nobody in. Please log in another way and remove it.',
  ),
  passkeyTaken: refused(409, '这个通行密钥已用于一个账号', 'This passkey is used for an account already.'),
  passkeysFull: refused(
    428,
    '通行密钥最多 20 个，请先移除不用的',
    'There can be 20 passkeys at most. Please remove one that you do not use.',
  ),
  bound: refused(
    424,
    '该第三方账号已绑定其他用户',
    'This third-party account is bound to another account already.',
  ),
}

/** Why somebody does not get on, as it is answered. */
export function refusedAs(refusal: Refusal): Refused {
  if (refusal.kind !== 'later') return refusals[refusal.kind]
  const { seconds } = refusal
  const minutes = Math.ceil(seconds / 60)
  const [zh, en] =
    seconds <= 60
      ? [`请 ${seconds} 秒后再试`, `please try again in ${seconds} seconds.`]
      : [`请 ${minutes} 分钟后再试`, `please try again in ${minutes} minutes.`]
  return { ...refused(429, `操作过于频繁，${zh}`, `Too many attempts: ${en}`), retryAfter: seconds }
}
