import type { Gateways, PersonalAlbumGateway } from '@xuekan/core'
import { createFakeGateways, sampleContent } from '@xuekan/core/testing'

/** The gateways of nobody in memory, who reads what a member shares. */
export function nobodyBeside({ sharedAlbum, sharedArticles }: PersonalAlbumGateway): Gateways {
  const nobody = createFakeGateways(sampleContent)
  return { ...nobody, personalAlbums: { ...nobody.personalAlbums, sharedAlbum, sharedArticles } }
}
