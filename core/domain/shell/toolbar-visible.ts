/** Beyond so many CSS pixels of scrolling the floating toolbar shows by itself (C4.19). */
const toolbarThreshold = 400

/** The toolbar shows when its flag is set, or when scrolled past the threshold (C4.19). */
export const toolbarVisible = (flag: boolean, scrollTop: number): boolean =>
  flag || scrollTop > toolbarThreshold
