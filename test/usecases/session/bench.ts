import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import type { SiteId } from '../../../core/domain/site/site.ts'
import type { RequestContext } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { createFakeCookieJar, createFakeNavigation, createVirtualClock } from '@xuekan/core/testing'

/** Every cookie of a member, and one that is nobody's. */
export const memberCookieJar = () =>
  createFakeCookieJar({
    language: 'zh',
    userName: '13812345678',
    token: 't0ken',
    commonToken: 'unified',
    aesPassword: 'p',
    aesKey: 'k',
    memberInfo: '{"v":1,"mobileNo":"13812345678"}',
    headPicture: '/rc-pub/front/files/get?id=7',
  })

/** The cookies of that jar that are there. */
export const cookiesIn = (jar: { readonly read: (name: string) => string }): readonly string[] =>
  [
    'language',
    'userName',
    'token',
    'commonToken',
    'aesPassword',
    'aesKey',
    'memberInfo',
    'headPicture',
  ].filter((name) => jar.read(name) !== '')

/** What a session's use cases stand on; `notified` holds every message with its time, whether or not it is seen. */
export function sessionBench(address = '/zh/home', cookies = memberCookieJar()) {
  const clock = createVirtualClock()
  const scope = createScope()
  const navigation = createFakeNavigation(address)
  const notices = createNotices(clock, scope)
  const notified: string[] = []
  const notify = (message: MessageKind, words?: string): void => {
    notified.push([clock.now(), message, words].filter((part) => part !== undefined).join(' '))
    notices.notify(message, words)
  }
  const language$ = createBehavior<UiLanguage>('zh')
  const context$ = createBehavior<RequestContext>({ language: 'zh', siteId: '3' as SiteId })
  return { clock, cookies, language$, navigation, notices, notify, context$, scope, notified }
}
