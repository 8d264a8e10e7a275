/** What the names of the boxes of albums begin with, in the dialog that keeps an article (C5.12); the id comes next. */
export const albumBox = 'album.'
