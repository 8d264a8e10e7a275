/**
 * What must happen before the page is first drawn, so that nothing moves afterwards. It hides the carousel that this tab
 * has dismissed (C3.19; `dismissedTexts` of the core says what to look for), gives texts the light, the size, the width
 * and the edges that the reader has chosen, keeps room for the way to where an article was left, and shows the web fonts that an earlier
 * page has stored. It runs before everything else, so it imports nothing; the page hands over what it needs.
 */
const {
  stored = '[]',
  name = '',
  fonts = '',
  fontsKey = '',
  look = '',
  lookKey = '',
  article,
  stoppedKey = '',
} = document.currentScript?.dataset ?? {}

try {
  const texts: unknown = JSON.parse(stored)
  const now = window.sessionStorage.getItem(name)
  if (now !== null && Array.isArray(texts) && texts.includes(now))
    document.documentElement.dataset['topNews'] = 'away'
} catch {
  // where storage is refused, nothing was dismissed
}

try {
  const words = window.localStorage.getItem(lookKey)
  if (words !== null) {
    document.documentElement.dataset['look'] = words
    // nothing is drawn before a stylesheet that is written: one that is appended would come too late
    document.write(`<link rel="stylesheet" href="${look}">`)
  }
  // room for the way to where this article was left
  const places = window.localStorage.getItem(stoppedKey)
  if (article !== undefined && places?.includes(JSON.stringify(article)) === true)
    document.documentElement.dataset['stopped'] = ''
} catch {
  // where storage is refused, nothing was chosen
}

try {
  if (fonts !== '' && window.localStorage.getItem(fontsKey) === fonts) {
    document.documentElement.dataset['fonts'] = 'shown'
    const [sheet, ...files] = fonts.split(' ')
    // the two that every page shows are in the cache: a preload has them there when the page is first drawn
    for (const href of files.slice(0, 2)) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href })
      link.type = 'font/woff2'
      link.crossOrigin = ''
      document.head.append(link)
    }
    // Chromium uses no preload for a font that was named, and not needed, on an earlier page in a sheet that it still has
    document.write(`<link rel="stylesheet" href="${sheet}">`)
  }
} catch {
  // where storage is refused, the page keeps its stand-ins
}
