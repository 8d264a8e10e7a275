import { uiLanguageOf, type ContentLanguage } from '@xuekan/core'
import { isChinese } from '../text/tags.ts'

/** Words that the reader adds to a text: headings of parts that have none, and labels for programs that read aloud. */
export interface Messages {
  readonly references: string
  readonly acknowledgements: string
  readonly footnotes: string
  readonly notes: string
  readonly competingInterests: string
  readonly authorContributions: string
  readonly funding: string
  readonly abbreviations: string
  readonly accessed: string
  readonly version: string
  readonly glossary: string
  readonly appendix: string
  readonly supplementary: string
  readonly dataAvailability: string
  readonly ethics: string
  readonly plainSummary: string
  readonly editorSummary: string
  readonly patientSummary: string
  readonly synopsis: string
  readonly background: string
  readonly structuredAbstract: string
  readonly description: string
  readonly significance: string
  readonly graphicalAbstract: string
  readonly videoAbstract: string
  readonly highlights: string
  readonly missingImage: string
  readonly missingFormula: string
  readonly seeOriginal: string
  readonly see: string
  readonly seeAlso: string
  readonly typeGenus: string
  readonly typeSpecies: string
  readonly peerReview: string
  readonly peerReviewShown: string
  readonly decisionLetter: string
  readonly reviewerReport: string
  readonly authorResponse: string
  readonly editorReport: string
  readonly letter: string
  readonly contributions: string
  readonly corrections: string
  readonly aboutAuthors: string
  readonly aboutJournal: string
  readonly authorInformation: string
  readonly articleInformation: string
  readonly otherTitle: string
  readonly subjects: string
  readonly keywordCodes: string
  readonly furtherKeywords: string
  readonly telephone: string
  readonly fax: string
  readonly recommendation: string
  readonly revised: string
  readonly published: string
  readonly reviewedWork: string
  readonly presentedAt: string
  readonly publishedIn: string
  readonly correspondence: string
  readonly editors: string
  readonly otherContributors: string
  readonly rights: string
  readonly backToText: string
  readonly table: string
  readonly formula: string
}

const english: Messages = {
  references: 'References',
  acknowledgements: 'Acknowledgements',
  footnotes: 'Footnotes',
  notes: 'Notes',
  competingInterests: 'Competing interests',
  authorContributions: 'Author contributions',
  funding: 'Funding',
  abbreviations: 'Abbreviations',
  accessed: 'Accessed',
  version: 'Version',
  glossary: 'Glossary',
  appendix: 'Appendix',
  supplementary: 'Supplementary material',
  dataAvailability: 'Data availability',
  ethics: 'Ethics',
  plainSummary: 'Summary',
  editorSummary: 'Editor’s summary',
  patientSummary: 'Patient summary',
  synopsis: 'Synopsis',
  background: 'Background',
  structuredAbstract: 'Structured abstract',
  description: 'Text description',
  significance: 'Significance',
  graphicalAbstract: 'Graphical abstract',
  videoAbstract: 'Video abstract',
  highlights: 'Highlights',
  missingImage: 'The image is not part of this copy.',
  missingFormula: 'The formula is an image that is not part of this copy.',
  seeOriginal: 'See the original article',
  see: 'see',
  seeAlso: 'see also',
  typeGenus: 'Type genus',
  typeSpecies: 'Type species',
  peerReview: 'Peer review',
  peerReviewShown: 'Letters, reports and replies',
  decisionLetter: 'Decision letter',
  reviewerReport: 'Reviewer report',
  authorResponse: 'Author response',
  editorReport: 'Editor’s assessment',
  letter: 'Letter',
  contributions: 'Contributions',
  corrections: 'Corrections',
  aboutAuthors: 'About the authors',
  aboutJournal: 'About the journal',
  authorInformation: 'Author information',
  articleInformation: 'Article information',
  otherTitle: 'Other title',
  subjects: 'Subjects',
  keywordCodes: 'Codes of keywords',
  furtherKeywords: 'Further keywords',
  telephone: 'Tel.',
  fax: 'Fax',
  recommendation: 'Recommendation',
  revised: 'Revised',
  published: 'Published',
  reviewedWork: 'Reviewed work',
  presentedAt: 'Presented at',
  publishedIn: 'Published in',
  correspondence: 'Correspondence',
  editors: 'Editors',
  otherContributors: 'Other contributors',
  rights: 'Rights and permissions',
  backToText: 'Back to the text',
  table: 'Table',
  formula: 'Formula',
}

const chinese: Messages = {
  references: '参考文献',
  acknowledgements: '致谢',
  footnotes: '脚注',
  notes: '附注',
  competingInterests: '利益冲突声明',
  authorContributions: '作者贡献',
  funding: '基金资助',
  abbreviations: '缩略语',
  accessed: '访问于',
  version: '版本',
  glossary: '术语表',
  appendix: '附录',
  supplementary: '补充材料',
  dataAvailability: '数据可用性',
  ethics: '伦理声明',
  plainSummary: '概要',
  editorSummary: '编者概要',
  patientSummary: '患者概要',
  synopsis: '提要',
  background: '背景',
  structuredAbstract: '结构式摘要',
  description: '文字描述',
  significance: '研究意义',
  graphicalAbstract: '图文摘要',
  videoAbstract: '视频摘要',
  highlights: '要点',
  missingImage: '本副本不含此图。',
  missingFormula: '此公式为图片，本副本未包含。',
  seeOriginal: '查看原文',
  see: '见',
  seeAlso: '参见',
  typeGenus: '模式属',
  typeSpecies: '模式种',
  peerReview: '同行评议',
  peerReviewShown: '来往信件与评审报告',
  decisionLetter: '编辑决定信',
  reviewerReport: '审稿意见',
  authorResponse: '作者回复',
  editorReport: '编辑评语',
  letter: '信件',
  contributions: '所收文章',
  corrections: '更正',
  aboutAuthors: '作者简介',
  aboutJournal: '关于期刊',
  authorInformation: '作者信息',
  articleInformation: '文章信息',
  otherTitle: '其他题名',
  subjects: '学科主题',
  keywordCodes: '关键词代码',
  furtherKeywords: '其他关键词',
  telephone: '电话',
  fax: '传真',
  recommendation: '评审建议',
  revised: '修回',
  published: '出版',
  reviewedWork: '所评作品',
  presentedAt: '会议',
  publishedIn: '刊载于',
  correspondence: '通信作者',
  editors: '编辑',
  otherContributors: '其他贡献者',
  rights: '版权与许可',
  backToText: '回到正文',
  table: '表格',
  formula: '公式',
}

/** Headings of what stands behind the text. */
const backHeadings = new Set(
  [english, chinese]
    .flatMap((words) => [
      words.acknowledgements,
      words.notes,
      words.competingInterests,
      words.authorContributions,
      words.funding,
      words.abbreviations,
      words.glossary,
      words.appendix,
      words.supplementary,
      words.dataAvailability,
      words.ethics,
      words.aboutAuthors,
      words.aboutJournal,
      words.authorInformation,
      words.articleInformation,
      words.subjects,
      words.keywordCodes,
      words.furtherKeywords,
      words.reviewedWork,
      words.presentedAt,
      words.publishedIn,
      words.correspondence,
      words.editors,
      words.otherContributors,
      words.rights,
    ])
    .map((heading) => heading.toLowerCase()),
)

/** True of a heading that the import itself gives to a part of the back matter, in Chinese or English, in any case. */
export const isBackHeading = (heading: string): boolean =>
  backHeadings.has(heading.toLowerCase().replace(/[\s.:：。]+$/, ''))

/** True where the added words are in the language of the text. */
export const hasWords = (tag: ContentLanguage): boolean => uiLanguageOf(tag) !== null

/** Chinese for a Chinese text, English for any other. */
export const messagesFor = (tag: ContentLanguage): Messages => (isChinese(tag) ? chinese : english)
