/** What lists of articles and results share: a home, an article and an issue go without. */
const ofLists =
  /ui\/(?:widgets\/(?:results\/|list\/(?:Tabs|list\.css)|Pager|pager|FeedLink|text\/Highlighted|basket\/(?:SelectionBar|IndeterminateCheckbox|ExportChoice|use-selection))|locales\/source-of)|core\/(?:usecases\/addresses\/list|domain\/search\/(?:highlight|english-stem|interpreted-words|go-to|page-window)|domain\/member\/saved-(?:search|name))/

/** What lists of a site share that are no results: cards, albums, articles in order of their days. */
const ofCollections =
  /ui\/widgets\/(?:list(?!\/(?:Tabs|list\.css))|collected)\/|core\/(?:usecases\/addresses\/(?:collected|every)|domain\/(?:head\/collected-head|album|issue\/issue-years|article\/grouped))/

/** Styles of what every page has, or nearly: the theme, what stands around a page, its states and its smallest parts. */
const styleOfEveryPage =
  /ui\/(?:theme(?!\/(?:prose|web-fonts))|widgets\/(?:header(?!\/header-(?:two|three|four|five|six))|footer|menu|toolbar(?!\/rail-)|top-news|notices(?!\/(?:toast|notice-alert))|state(?!\/unknown)|visitor)|widgets(?=\/(?:layout|controls|icon|cover|breadcrumbs|back-to-top|article-list|neighbours)\.)|widgets\/portrait|widgets\/basket(?=\/(?:add-to-basket|basket-button|selection)\.)|widgets\/search(?=\/search-))\/[\w-]+\.css\.ts\.vanilla\.css/

/**
 * Styles of pages that are alike. A page has few stylesheets: a browser that speaks HTTP/1.1 fetches six files at a time, and
 * what waits for a seventh is not painted for a whole round trip more.
 */
const stylesOf = {
  article:
    /ui\/widgets\/(?:float\/float|state\/unknown|article\/(?:article|article-layout|author-list|tools|outline|reading-bar))\.css\.ts\.vanilla\.css/,
  results: /ui\/widgets\/results\/(?:facets|no-hits|added-hits|thing-hit|journal-hit)\.css\.ts\.vanilla\.css/,
  journal: /ui\/widgets\/(?:channel|news|board|archive|list(?=\/files))\/[\w-]+\.css\.ts\.vanilla\.css/,
  lists: /ui\/widgets\/(?:pager|results\/results|list\/list|collected\/collected)\.css\.ts\.vanilla\.css/,
  members: /ui\/widgets\/(?:account|personal|picture|subscribe)\/[\w-]+\.css\.ts\.vanilla\.css/,
  panels: /ui\/widgets\/look\/look\.css\.ts\.vanilla\.css/,
  terms: /ui\/widgets\/(?:follow|index-term)\/[\w-]+\.css\.ts\.vanilla\.css/,
}

/** Long texts and how they look: lists, forms and homes go without. */
const ofProse = /ui\/(?:theme\/prose\.css|widgets\/text\/Prose\.)/

/** The entries of the packages name far more than any page takes from them, and a group takes all that its members name. */
const entryOfPackage = /\/(?:core|adapters\/\w+)\/[\w-]+\.ts$/

/** What only articles and the pages of figures, tables, films and sounds say. */
const ofFloats = /\/domain\/(?:media\/float-address|text\/byte-size)\.ts$/

/** Letters as people type them, and names in their parts: what looks through names, marks words or cites has them. */
const ofNames =
  /core\/domain\/(?:text\/fold-(?:accents|letters)|article\/author-name|citation\/cited-name)\.ts$/

/** What articles, feeds, films and issues copy with: no home and no search does. */
const ofCopying = /ui\/widgets\/article\/CopyButton\.tsx$/

/** The smallest parts of pages, of which most pages have some: a file for each would cost more than what it holds. */
const ofPages =
  /core\/domain\/(?:album\/album-route|issue\/(?:issue-route|find-issue)|media\/result-tabs|index-term\/in-language|head\/date-tag)\.ts$|app\/pages\/today-by\.ts$|ui\/(?:theme\/media|binding\/use-reachable|widgets\/(?:MaybeLink|neighbours\.css))\.tsx?$/

/** The smallest parts of what is read: an article, a figure, a table, two texts side by side. */
const ofReading =
  /core\/domain\/(?:text\/byte-size|media\/float-address|reading\/reading-place|index-term\/linked-terms|article\/(?:folded-authors|article-texts|article-notices|title-as-cited))\.ts$|ui\/widgets\/article\/answer-marks\.ts$/

/** The picture over the page of a column: articles and results go without. */
const ofColumns = /ui\/widgets\/channel\/ColumnBanner\.tsx$|core\/domain\/channel\/banner-of\.ts$/

/** What draws a part of a page whose code comes later, and the smallest parts of results: a file for each would cost more. */
const ofLater =
  /ui\/widgets\/results\/(?:drawn-later|TermReadingsLater|(?:added|no)-hits\.css)\.tsx?$|core\/domain\/search\/(?:limit-query|holds-operators)\.ts$/

/** Every site has a footer of such parts, and a header with a ground. */
const ofSites = /ui\/widgets\/(?:footer\/[\w-]+|header\/(?:Ground|ground\.css))\.tsx?$/

/** Notices come with the first of them: what they are, and their words, which a few forms say too. */
const ofNotices =
  /ui\/locales\/(?:notices\.|fault-words)|core\/domain\/failure\/(?:notice|message-catalogue)\.ts$/

/** The forms of accounts, how they look and what they check: pages of members alone have them. */
const ofAccounts =
  /ui\/widgets\/(?:account|picture)\/|core\/domain\/member\/(?:email|required|phone|identifier|account-refusal|check-fields)\.ts$/

/** What begins and ends a session: most visits have none. */
const ofSessions =
  /core\/(?:usecases\/session\/(?:create-session|accept-credentials|logout|watch-expiry|sign-in|store-cookies|close-members-page)|domain\/member\/(?:members-page|address-credentials|session-cookies|device-name|offered-login))\.ts$/

/** What the browser keeps of a tab, which every page looks at when it is idle. */
const ofTabStorage =
  /core\/domain\/(?:storage\/(?:storage-entry|tab-storage)|channel\/channel-tree)\.ts$|adapters\/storage\/stored-value\.ts$/

/** What a member is known by: the forms of accounts and the end of a login by an address read it. */
const ofIdentifiers =
  /core\/domain\/member\/(?:email|required|phone|identifier|account-refusal|check-fields)\.ts$/

/** What a login tells of the browser, and when a code is sent again: the forms of accounts alone do, and their page is full. */
const ofDevices = /core\/domain\/member\/(?:device-name|resend-countdown)\.ts$/

/** A search in words, as it is read and as its form has it: a file for each would cost more. */
const ofAdvanced = /core\/domain\/search\/advanced-(?!print|words|query)[\w-]+\.ts$/

/** Behind dialogs and menus that come when they are opened. */
const ofDialogs = /node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/

/**
 * What the build puts into one file. What five chunks or more share is nearly all in every page's way: in one file it packs
 * far better than in dozens. Fewer sharers would bring in what waits behind a click.
 */
export const chunkGroups = [
  { name: 'every-page', test: styleOfEveryPage, priority: 2 },
  ...Object.entries(stylesOf).map(([kind, test]) => ({
    name: `styles-of-${kind}`,
    test,
    priority: 2,
  })),
  {
    name: 'common',
    minShareCount: 5,
    test: (/** @type {string} */ id) =>
      !ofLists.test(id) &&
      !ofCollections.test(id) &&
      !ofProse.test(id) &&
      !ofAccounts.test(id) &&
      !ofDialogs.test(id) &&
      !ofNotices.test(id) &&
      !ofFloats.test(id) &&
      !ofCopying.test(id) &&
      !ofNames.test(id) &&
      !ofSessions.test(id) &&
      !ofColumns.test(id) &&
      !entryOfPackage.test(id),
    priority: 1,
  },
  { name: 'lists', minShareCount: 5, test: ofLists },
  { name: 'collections', minShareCount: 5, test: ofCollections },
  { name: 'columns', test: ofColumns },
  { name: 'devices', test: ofDevices },
  // calls to rc-pub print one, and read none
  { name: 'advanced-print', test: /core\/domain\/search\/advanced-print\.ts$/, priority: 1 },
  { name: 'advanced', test: ofAdvanced },
  { name: 'later', test: ofLater },
  { name: 'identifiers', test: ofIdentifiers },
  { name: 'kept', test: ofTabStorage },
  { name: 'pages', test: ofPages },
  { name: 'reading', test: ofReading },
  { name: 'sites', test: ofSites },
]
