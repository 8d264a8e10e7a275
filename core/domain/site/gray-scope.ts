import { present } from '../text/present.ts'

/** What is shown without colour: nothing, the content of the home page, or the whole page (C3.1). */
export type GrayScope = 'none' | 'index' | 'page'

/** grayType 0 is none, and so is an absent one (null, '', 'null'); 1 the index class only; any other value the whole page (C3.1). */
export function grayScopeOf(grayType: unknown): GrayScope {
  const raw = present(grayType)
  if (raw === '' || raw === '0') return 'none'
  return raw === '1' ? 'index' : 'page'
}
