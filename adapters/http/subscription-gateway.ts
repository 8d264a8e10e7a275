import type { SubscriptionGateway } from '@xuekan/core'
import { parseSavedSearch, printSavedSearch, searchPaceOf } from '@xuekan/core/member'
import { mapResult } from '@xuekan/core/reactive'
import { asSiteId } from '@xuekan/core/site'
import { basePath } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { textFrom } from './wire/localized.ts'
import { timeFrom } from './wire/time.ts'

/** The journals that a member hears of by mail, over rc-pub (C7.12). */
export const createHttpSubscriptionGateway = (client: RcPubClient): SubscriptionGateway => ({
  isSubscribed: (context) =>
    mapResult(client.call(endpoints.isSubscribed, context), ({ isSubscribe }) => isSubscribe === 1),
  subscribe: (context, origin) =>
    mapResult(client.call(endpoints.subscribe, { ...context, body: { origin } }), () => null),
  unsubscribe: (context) => mapResult(client.call(endpoints.unsubscribe, context), () => null),
  subscriptions: (context) =>
    mapResult(client.call(endpoints.subscriptions, context), (wires) =>
      wires.flatMap((wire) =>
        wire.siteId === null
          ? []
          : [
              {
                siteId: asSiteId(wire.siteId),
                sld: wire.sld ?? '',
                title: textFrom(wire, 'title', context.language),
                since: timeFrom(wire.begun).slice(0, 10),
              },
            ],
      ),
    ),
  savedSearches: (context) =>
    mapResult(client.call(endpoints.savedSearches, context), (wires) =>
      wires.flatMap((wire) => {
        const search = parseSavedSearch(wire.search ?? '')
        return wire.id === null || wire.siteId === null || search === null
          ? []
          : [
              {
                id: wire.id,
                search,
                name: textFrom(wire, 'name', context.language),
                siteId: asSiteId(wire.siteId),
                sld: wire.sld ?? '',
                title: textFrom(wire, 'title', context.language),
                pace: searchPaceOf(wire.pace),
                since: timeFrom(wire.begun).slice(0, 10),
              },
            ]
      }),
    ),
  saveSearch: (context, { search, pace, origin }) =>
    mapResult(
      client.call(endpoints.saveSearch, {
        ...context,
        body: { search: printSavedSearch(search), pace, origin },
      }),
      () => null,
    ),
  dropSearch: (context, id) =>
    mapResult(client.call(endpoints.dropSearch, { ...context, query: { id } }), () => null),
  captcha: (context) =>
    mapResult(client.call(endpoints.captcha, context), ({ identify, picture }) => ({
      identify: identify ?? '',
      picture: isBase64(picture ?? '') ? `data:image/png;base64,${picture}` : '',
      sound: soundAddress(identify ?? '', context.language),
    })),
  proofOfWork: (context) =>
    mapResult(client.call(endpoints.proofOfWork, context), ({ identify, challenge }) => ({
      identify: identify ?? '',
      challenge: challenge ?? '',
    })),
  ask: (context, { email, keywords, identify, captcha, origin }) =>
    mapResult(
      client.call(endpoints.askForAlerts, {
        ...context,
        body: { email, keywords: [...keywords], identify, captcha, origin },
      }),
      () => null,
    ),
  confirm: (context, word) =>
    mapResult(client.call(endpoints.confirmAlerts, { ...context, body: { word } }), () => null),
  leave: (context, word) =>
    mapResult(client.call(endpoints.leaveSubscription, { ...context, query: { leave: word } }), () => null),
})

const isBase64 = (text: string): boolean => /^[A-Za-z\d+/]+={0,2}$/.test(text)

const soundAddress = (identify: string, language: string): string =>
  `${basePath}${endpoints.captchaSound.path}?${String(new URLSearchParams({ identify, language }))}`
