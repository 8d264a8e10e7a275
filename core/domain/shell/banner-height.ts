/** Height of the header banner over its width (C9.7). */
export const bannerRatio = 175 / 683

/** Height of the header banner for its width, in CSS pixels; 0 for a width that is none (C9.7). */
export const bannerHeight = (width: number): number =>
  width > 0 && Number.isFinite(width) ? (width * 175) / 683 : 0
