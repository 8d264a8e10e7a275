// What is read: articles, authors, issues, media, news, albums, books, experts.
export type { AlbumPage } from './domain/album/album-page.ts'
export { albumRoute } from './domain/album/album-route.ts'
export { albumTabs, shownAlbumTabs, type AlbumTab } from './domain/album/album-tabs.ts'
export type { Album } from './domain/album/album.ts'
export { attachTypes, type ArticleAttachment, type AttachType } from './domain/article/article-files.ts'
export type { ArticleReference, CitedWork } from './domain/article/article-reference.ts'
export {
  isFurtherLanguage,
  textChoices,
  textDirection,
  withTextsOnce,
  type TextChoice,
  type WrittenLanguages,
} from './domain/article/article-texts.ts'
export { articleRoute } from './domain/article/article-route.ts'
export type { DatedArticle } from './domain/article/dated-article.ts'
export type { ArticleStatistics } from './domain/article/article-statistics.ts'
export type {
  Affiliation,
  Article,
  ArticleEvent,
  ArticleAbout,
  ArticleLink,
  ArticleRelation,
  ArticleSummary,
  Contributor,
  FullText,
  FurtherText,
  IssueSection,
} from './domain/article/article.ts'
export {
  articleEventKind,
  articleHistory,
  articleSteps,
  type ArticleEventKind,
  type HistoryEntry,
} from './domain/article/article-history.ts'
export type { FurtherArticle } from './domain/article/further-reading.ts'
export { noAbout } from './domain/article/no-about.ts'
export { groupedByDate, type DateGroup, type DateGrouping } from './domain/article/grouped-by-date.ts'
export type { ListedArticle } from './domain/article/listed-article.ts'
export {
  inOrder,
  inSection,
  readUnissuedChoice,
  sectionsBeside,
  unissuedChoiceOf,
  unissuedGrouping,
  unissuedOrders,
  unissuedStages,
  type UnissuedChoice,
  type UnissuedOrder,
  type UnissuedStage,
} from './domain/article/unissued.ts'
export {
  paceChart,
  publishingPace,
  type PaceChart,
  type PacePoint,
  type PublishingPace,
  type PublishingTime,
} from './domain/article/publishing-pace.ts'
export { isFamilySuffix, type NameParts } from './domain/article/author-name.ts'
export { citeAsUrl, doiUrl, isDemonstrationDoi, parseDoi, type Doi } from './domain/article/doi.ts'
export { allowsPassingOn } from './domain/article/open-licence.ts'
export { decodeEntities } from './domain/article/inline-entities.ts'
export { parseInlineMarkup, type InlineKind, type InlineNode } from './domain/article/inline-markup.ts'
export { fundingBeside } from './domain/article/funding-beside.ts'
export { articleSource, type ArticleSource } from './domain/article/article-source.ts'
export { jumpUrlOf } from './domain/article/jump-url.ts'
export { outlineOf, type OutlineEntry } from './domain/article/outline-of.ts'
export { pdfAddress, readPdfAddress } from './domain/article/pdf-address.ts'
export { titleAsCited } from './domain/article/title-as-cited.ts'
export { plainText } from './domain/article/plain-text.ts'
export { writtenText } from './domain/article/written-text.ts'
export { scriptCharacters } from './domain/article/script-characters.ts'
export { rankingMeasures, type RankingMeasure } from './domain/article/ranking.ts'
export { authorInitials, authorRows, authorsFound, type AuthorQuery } from './domain/article/authors-found.ts'
export { foldedAuthors } from './domain/article/folded-authors.ts'
export { articleKind, type ArticleKind } from './domain/article/article-kind.ts'
export { sectionSaysKind } from './domain/article/section-says-kind.ts'
export {
  articleNotices,
  saysRetracted,
  relationsBesideNotices,
  type ArticleNotice,
  isRetracted,
} from './domain/article/article-notices.ts'
export type { SharedArticle } from './domain/article/shared-article.ts'
export type { StructuredArticle, TaggedText } from './domain/article/structured-article.ts'
export { versionLabel } from './domain/article/version-label.ts'
export { authorKey } from './domain/author/author-key.ts'
export type { Author } from './domain/author/author.ts'
export { readOrcid } from './domain/author/orcid.ts'
export { collectedKinds, type CollectedItem, type CollectedKind } from './domain/collected/collected-item.ts'
export type { Book } from './domain/book/book.ts'
export type { OfficeDocument, OfficeDocumentPage } from './domain/document/office-document.ts'
export {
  boardColumn,
  boardMatching,
  boardNeighbours,
  boardRoles,
  boardSearchFrom,
} from './domain/expert/board-roles.ts'
export { bustOf } from './domain/expert/bust.ts'
export type { Expert, ExpertPage } from './domain/expert/expert.ts'
export { articlesOfHome } from './domain/home/articles-of-home.ts'
export { homeColumns, type HomeColumns } from './domain/home/home-columns.ts'
export { homeLinkDestination } from './domain/home/home-link.ts'
export type { HomeModule, ModuleContent } from './domain/home/home-module.ts'
export { homePeriod } from './domain/home/home-period.ts'
export { firstOf } from './domain/home/module-entries.ts'
export type { HomePart, ReadRow } from './domain/home/reading-order.ts'
export { wholeColumns, wholeRows } from './domain/home/whole-columns.ts'
export { decadeOf, volumesOf, yearMap, type YearCount } from './domain/issue/archive.ts'
export { allIssues, issueYears } from './domain/issue/issue-years.ts'
export type { Issue, IssueYear } from './domain/issue/issue.ts'
export { captionParts, type CaptionParts } from './domain/media/caption-parts.ts'
export { floatInAddress, floatPlace } from './domain/media/float-address.ts'
export { floatKey, floatNeighbours, type ArticleFloat, type FloatName } from './domain/media/article-float.ts'
export { pngSize, type PixelSize } from './domain/media/png-size.ts'
export { ownImprint } from './domain/head/own-imprint.ts'
export { previewAddress, previewSize } from './domain/media/picture-preview.ts'
export { csvFile } from './domain/media/print-csv.ts'
export { tableRows, type TableRows } from './domain/media/table-rows.ts'
export type { ArticlePicture, ArticleTable, MediaArticle } from './domain/media/article-media.ts'
export { contentRoute, kindsOf, type ContentKind } from './domain/media/content-kinds.ts'
export { mediaKinds, type MediaItem, type MediaKind, type MediaPage } from './domain/media/media-item.ts'
export type { MediaRequest } from './domain/media/media-request.ts'
export { rankingPeriods, rankingStart, type RankingPeriod } from './domain/media/ranking-period.ts'
export { printChapters, printWebVtt, type Cue } from './domain/media/web-vtt.ts'
export { isReadAtSource, needsJump, newsDestination } from './domain/news/news-destination.ts'
export { captionsShown, type CaptionChoice } from './domain/media/caption-choice.ts'
export { playbackSpeeds, readSpeed, usualSpeed, type PlaybackSpeed } from './domain/media/playback-speed.ts'
export { cueAt, mediaTime } from './domain/media/media-time.ts'
export { timeFragment, timeInFragment } from './domain/media/time-fragment.ts'
export { newsNeighbours } from './domain/news/news-neighbours.ts'
export type { NewsFile, NewsPage } from './domain/news/news-page.ts'
export type { NewsRequest } from './domain/news/news-request.ts'
export {
  newsTabOf,
  newsPageSize,
  newsTabRoute,
  newsTabs,
  type NewsCounts,
  type NewsTab,
} from './domain/news/news-tabs.ts'
export type { News, NewsLink } from './domain/news/news.ts'
export { isAbsentText } from './domain/text/absent-text.ts'
export { byteSize, kindAndSize } from './domain/text/byte-size.ts'
export { escapeAttribute, escapeMarkup } from './domain/text/escape-markup.ts'
export { excerpt } from './domain/text/excerpt.ts'
export { firstById } from './domain/text/first-by-id.ts'
export { presentFlag } from './domain/text/present.ts'
export { isProseAddress, isProseId, proseAllowList } from './domain/text/prose-allow-list.ts'
export { showsGraphicalAbstract } from './domain/reading/graphical-abstract.ts'
export { linkLanguages } from './domain/reading/link-languages.ts'
export { flipNameId } from './domain/reading/print-pairs.ts'
export { linkFloats, type FloatLink } from './domain/reading/link-floats.ts'
export { linkToArticle } from './domain/reading/link-to-article.ts'
export { moveBy, unzoomed, zoomAt, type Point, type Stage, type Zoom } from './domain/reading/zoom.ts'
export { placeCard, type Box, type CardRoom } from './domain/reading/place-card.ts'
export { readingMinutes } from './domain/reading/reading-minutes.ts'
export {
  alignmentFor,
  isJustified,
  plainLook,
  readingLights,
  readingLookCodec,
  readingMeasures,
  readingSizes,
  type ReadingLook,
} from './domain/reading/reading-look.ts'
export {
  noStoppedPlaces,
  rememberPlaces,
  stopAt,
  stoppedAt,
  stoppedPlacesCodec,
  type StoppedPlaces,
} from './domain/reading/stopped-at.ts'
export {
  minutesLeft,
  readingPlace,
  type ReadingMeasures,
  type ReadingPlace,
} from './domain/reading/reading-place.ts'
export {
  referenceLinks,
  type KnownReference,
  type ReferenceLink,
  type ReferenceRegister,
} from './domain/reading/reference-links.ts'
export type { SafeHtml } from './domain/text/safe-html.ts'
export { splitSemicolons } from './domain/text/semicolons.ts'
export type { Topic } from './domain/topic/topic.ts'
export {
  indexTermKinds,
  indexTermOf,
  indexTermRoute,
  isWorthLinking,
  type IndexTerm,
  type IndexTermKind,
  type IndexTermSummary,
} from './domain/index-term/index-term.ts'
export { linkedAuthor, noLinkedTerms, type LinkedTerms } from './domain/index-term/linked-terms.ts'
export { depositFileName, depositForms, isDeposited } from './domain/deposit/deposit-forms.ts'
export {
  depositState,
  mostDepositAttempts,
  nextDepositAttempt,
  type DepositEntry,
  type DepositState,
} from './domain/deposit/deposit-queue.ts'
export {
  textIn,
  type Award,
  type DepositedArticle,
  type DepositedAuthor,
} from './domain/deposit/deposited-article.ts'
export type { LiteratureRecord } from './domain/deposit/literature-record.ts'
export { printOpenaire } from './domain/deposit/print-openaire.ts'
export { printUnixref, printUnknownDoi, type DepositBatch } from './domain/deposit/print-crossref.ts'
export { judgeUse, type SeenUses, type UseKind } from './domain/usage/judge-use.ts'
export { isUsageMonth, lastClosedMonth, usageMonths } from './domain/usage/usage-month.ts'
export type { AccessType, MonthUsage, UsageReport } from './domain/usage/usage-report.ts'
export { printUsageCsv } from './domain/usage/print-usage-csv.ts'
export { printUsageJson } from './domain/usage/print-usage-json.ts'
export { xmlElement, xmlLeaf, xmlText, type Xml, type XmlAttributes } from './domain/text/xml.ts'
export { dayAt } from './domain/issue/day-at.ts'
export { chapterAt } from './domain/media/media-time.ts'
export type { Chapter } from './domain/media/web-vtt.ts'
