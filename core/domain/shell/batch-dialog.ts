/** Width of the batch reference dialog, in CSS pixels (C9.5). */
export const batchDialogWidth = 770

export interface DialogSize {
  /** In CSS pixels. */
  readonly width: number
  readonly fullScreen: boolean
}

/** 770 px wide where the window has room for it, else the whole window; a width that is none counts as 0 (C9.5). */
export const batchDialogSize = (windowWidth: number): DialogSize =>
  windowWidth >= batchDialogWidth
    ? { width: batchDialogWidth, fullScreen: false }
    : { width: windowWidth > 0 ? windowWidth : 0, fullScreen: true }
