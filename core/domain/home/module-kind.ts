import { homeModuleKinds, type HomeModuleKind } from './home-module.ts'

/** Codes of module lists, and of columns that name the same, beside the names of the kinds themselves. */
const kindOfCode: Readonly<Record<string, HomeModuleKind>> = {
  selarticle: 'lead',
  currentissue: 'issue',
  directory: 'issue',
  first: 'issue',
  column: 'contents',
  priority: 'onlineFirst',
  singlefirst: 'onlineFirst',
  latestoffer: 'justAccepted',
  selpicture: 'figures',
  callforpapers: 'call',
  selnews: 'news',
  newnews: 'news',
  rank: 'ranking',
  newalbum: 'albums',
  virtualalbum: 'albums',
  editorial: 'editors',
  basicinfo: 'indexedIn',
  quick: 'links',
  introduce: 'about',
  email: 'alerts',
  selmag: 'journals',
  publications: 'journals',
  groups: 'houses',
}

/** The module that a code means, in any letter case; null for a code that is no part of a home (C7.5). */
export function moduleKindOf(code: string): HomeModuleKind | null {
  const lower = code.toLowerCase()
  const own = Object.hasOwn(kindOfCode, lower) ? kindOfCode[lower] : undefined
  return own ?? homeModuleKinds.find((kind) => kind.toLowerCase() === lower) ?? null
}
