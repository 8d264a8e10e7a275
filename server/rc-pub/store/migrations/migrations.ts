import { content } from './0001-content.ts'
import { articleRevision } from './0003-article-revision.ts'
import { articleDetails } from './0004-article-parts.ts'
import { articleUse } from './0005-article-use.ts'
import { sideContent } from './0006-side-content.ts'
import { media } from './0007-media.ts'
import { printedPdf } from './0008-printed-pdf.ts'
import { furtherText } from './0009-further-text.ts'
import { siteVersion } from './0010-site-version.ts'
import { articleRelation } from './0012-article-relation.ts'
import { unissuedArticles } from './0013-unissued-articles.ts'
import { members } from './0020-members.ts'
import { profiles } from './0021-profiles.ts'
import { favourites } from './0024-favourites.ts'
import { memberDownloads } from './0025-member-downloads.ts'
import { articleTombstone } from './0026-article-tombstone.ts'
import { articleChange } from './0028-article-change.ts'
import { subscriptions } from './0031-subscriptions.ts'
import { personalAlbums } from './0032-personal-albums.ts'
import { usageByMonth } from './0033-usage-by-month.ts'
import { openSubscriptions } from './0034-open-subscriptions.ts'
import { identities } from './0035-identities.ts'
import { facetKeys } from './0036-facet-keys.ts'
import { savedSearches } from './0037-saved-searches.ts'
import { deposits } from './0038-deposits.ts'
import { secondFactor } from './0039-second-factor.ts'
import { wordPairs } from './0040-word-pairs.ts'
import { operators } from './0041-operators.ts'
import { namesByLetters } from './0042-names-by-letters.ts'
import { acceptedAgreements } from './0043-accepted-agreements.ts'
import { passkeys } from './0044-passkeys.ts'
import { queuedMessages } from './0045-queued-messages.ts'
import { initialsOfNames } from './0046-initials-of-names.ts'
import { sharedAlbums } from './0047-shared-albums.ts'
import { suggestedPhrases } from './0048-suggested-phrases.ts'
import { wordPairsSooner } from './0049-word-pairs-sooner.ts'
import { indexForms } from './0050-index-form.ts'
import { uploads } from './0051-uploads.ts'
import { knownDevices } from './0052-known-devices.ts'
import { foldedPhrases } from './0053-folded-phrases.ts'
import { namesTurned } from './0054-names-turned.ts'
import { picturesByLanguage } from './0055-pictures-by-language.ts'
import { registryIds } from './0056-registry-ids.ts'
import { memberPictures } from './0057-member-pictures.ts'
import { plainKeys } from './0058-plain-keys.ts'
import type { Migration } from './migration.ts'

/**
 * Every step of the schema, in order. There is no step 2, and no version ever had one. A store remembers the numbers of
 * the steps that it has taken, so a step never gets another number, and a gap is never filled: a store beyond it would
 * take the new step after the later ones.
 */
export const migrations: readonly Migration[] = [
  content,
  articleRevision,
  articleDetails,
  articleUse,
  sideContent,
  media,
  printedPdf,
  furtherText,
  siteVersion,
  articleRelation,
  unissuedArticles,
  members,
  profiles,
  favourites,
  memberDownloads,
  articleTombstone,
  articleChange,
  subscriptions,
  personalAlbums,
  usageByMonth,
  openSubscriptions,
  identities,
  facetKeys,
  savedSearches,
  deposits,
  secondFactor,
  wordPairs,
  operators,
  namesByLetters,
  acceptedAgreements,
  passkeys,
  queuedMessages,
  initialsOfNames,
  sharedAlbums,
  suggestedPhrases,
  wordPairsSooner,
  indexForms,
  uploads,
  knownDevices,
  foldedPhrases,
  namesTurned,
  picturesByLanguage,
  registryIds,
  memberPictures,
  plainKeys,
]
