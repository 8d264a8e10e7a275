import type { Gateways } from '../../ports/gateways.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import { createFakeAccountGateway } from './fake-account-gateway.ts'
import { createFakeAgreementGateway } from './fake-agreement-gateway.ts'
import { createFakeArticleGateway } from './fake-article-gateway.ts'
import { createFakeCitationGateway } from './fake-citation-gateway.ts'
import { createFakeCollectionGateway } from './fake-collection-gateway.ts'
import type { FakeContent } from './fake-content.ts'
import { createFakeDownloadGateway } from './fake-download-gateway.ts'
import { createFakeFavouriteGateway } from './fake-favourite-gateway.ts'
import { createFakeIssueGateway } from './fake-issue-gateway.ts'
import { createFakeNewsGateway } from './fake-news-gateway.ts'
import { createFakePasskeyGateway } from './fake-passkey-gateway.ts'
import { createFakePersonalAlbumGateway } from './fake-personal-album-gateway.ts'
import type { FakeResults, OnTheWay } from './fake-results.ts'
import { createFakeProfileGateway } from './fake-profile-gateway.ts'
import { createFakeSearchGateway } from './fake-search-gateway.ts'
import { createFakeSearchHelp } from './fake-search-help.ts'
import { createFakeSecurityGateway } from './fake-security-gateway.ts'
import { createFakeSessionGateway } from './fake-session-gateway.ts'
import { createFakeShellGateways } from './fake-shell-gateways.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'
import { createFakeSubscriptionGateway } from './fake-subscription-gateway.ts'

export type { OnTheWay } from './fake-results.ts'

/** Every gateway over content in memory. */
export function createFakeGateways(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): Gateways {
  // looked up for each subscriber, as a call is made for each
  const answers: FakeResults = (call, find) =>
    onTheWay(
      call,
      andThen(succeed(null), () => {
        const value = find()
        return value === null ? fail({ kind: 'absent', call }) : succeed(value)
      }),
    )
  const shell = createFakeShellGateways(content, onTheWay)
  const { bookCloud = {}, members, searchHelp = {}, signedIn = null } = content
  const uploader =
    signedIn === null
      ? null
      : { mobileNo: signedIn.profile.mobile, headPicture: signedIn.profile.headPicture }
  return {
    accounts: createFakeAccountGateway(content, onTheWay),
    agreements: createFakeAgreementGateway(content, onTheWay),
    articles: createFakeArticleGateway(content, answers),
    citations: createFakeCitationGateway(content, answers),
    collections: createFakeCollectionGateway(content, answers),
    downloads: createFakeDownloadGateway(content, onTheWay),
    favourites: createFakeFavouriteGateway(content, onTheWay),
    issues: createFakeIssueGateway(content, answers),
    news: { ...createFakeNewsGateway(content, answers), topNews: shell.news.topNews },
    passkeys: createFakePasskeyGateway(content.signedIn ?? null, onTheWay),
    personalAlbums: createFakePersonalAlbumGateway(content, onTheWay),
    profile: createFakeProfileGateway(content.signedIn ?? null, onTheWay),
    search: { ...createFakeSearchGateway(content, answers), ...createFakeSearchHelp(searchHelp, onTheWay) },
    security: createFakeSecurityGateway(content.signedIn ?? null, onTheWay),
    session: createFakeSessionGateway(members, { bookCloud, uploader, onTheWay }),
    sites: { ...createFakeSiteGateway(content, answers), ...shell.sites },
    subscriptions: createFakeSubscriptionGateway(content, onTheWay),
  }
}
