/**
 * Hides the carousel that this tab has dismissed (C3.19), before the page is first drawn, so that nothing jumps. The page
 * says what to look for: `dismissedTexts` of the core. It runs before everything else, so it imports nothing.
 */
try {
  const { stored = '[]', name = '' } = document.currentScript?.dataset ?? {}
  const texts: unknown = JSON.parse(stored)
  const now = window.sessionStorage.getItem(name)
  if (now !== null && Array.isArray(texts) && texts.includes(now))
    document.documentElement.dataset['topNews'] = 'away'
} catch {
  // where storage is refused, nothing was dismissed
}
