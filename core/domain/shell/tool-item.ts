/** Platforms with an action of their own (C3.6, C2.36). */
export const toolPlatforms = ['rss', 'email', 'folderAdd'] as const
export type ToolPlatform = (typeof toolPlatforms)[number]

export const toolbarStyles = [1, 2] as const
export type ToolbarStyle = (typeof toolbarStyles)[number]

/** One entry of the floating toolbar (C3.11); absent values are ''. */
export interface ToolItem {
  readonly id: string
  readonly indexId: string
  /** resName. */
  readonly name: string
  readonly description: string
  /** null for a plain link. */
  readonly platform: ToolPlatform | null
  readonly type: string
  /** linkType2, as the site's owner chose it; the link itself decides where it opens. */
  readonly linkType: string
  /** linkValue2, else url: a safe link. */
  readonly link: string
  /** The icon: cover, else coverId, else pictureUrl. */
  readonly iconUrl: string
  /** The picture that is shown beside the entry, such as a code to scan. */
  readonly pictureUrl: string
}

/** The floating toolbar of a site (C2.38). */
export interface Toolbar {
  readonly style: ToolbarStyle
  readonly items: readonly ToolItem[]
}

export const emptyToolbar: Toolbar = { style: 1, items: [] }
