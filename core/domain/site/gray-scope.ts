/** What is shown without colour: nothing, the content of the home page, or the whole page (C3.1). */
export type GrayScope = 'none' | 'index' | 'page'

/** grayType 0, null or '' is none; 1 the index class only; any other value the whole page (C3.1). */
export function grayScopeOf(grayType: number | string | null | undefined): GrayScope {
  const raw = grayType === null || grayType === undefined ? '' : String(grayType).trim()
  if (raw === '' || raw === '0') return 'none'
  return raw === '1' ? 'index' : 'page'
}
