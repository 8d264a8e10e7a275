/** Width of the batch reference dialog, in CSS pixels (C9.5). */
export const batchDialogWidth = 770
