/** Where browsers tell of visits. */
export const visitReportAddress = '/site-visit'

/** The name of an answer's mark in its Server-Timing header, the one header of a page that its scripts can read. */
export const markName = 'visit'
