/** The two parts of the rail that are sheets over the text on a phone, by their ids: bar and sheet name them alike. */
export const outlineSheet = 'article-contents'
export const toolsSheet = 'article-tools'
