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
  readonly glossary: string
  readonly appendix: string
  readonly supplementary: string
  readonly dataAvailability: string
  readonly ethics: string
  readonly plainSummary: string
  readonly highlights: string
  readonly missingImage: string
  readonly missingFormula: string
  readonly seeOriginal: string
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
  glossary: 'Glossary',
  appendix: 'Appendix',
  supplementary: 'Supplementary material',
  dataAvailability: 'Data availability',
  ethics: 'Ethics',
  plainSummary: 'Summary',
  highlights: 'Highlights',
  missingImage: 'The image is not part of this copy.',
  missingFormula: 'The formula is an image that is not part of this copy.',
  seeOriginal: 'See the original article',
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
  glossary: '术语表',
  appendix: '附录',
  supplementary: '补充材料',
  dataAvailability: '数据可用性',
  ethics: '伦理声明',
  plainSummary: '概要',
  highlights: '要点',
  missingImage: '本副本不含此图。',
  missingFormula: '此公式为图片，本副本未包含。',
  seeOriginal: '查看原文',
  backToText: '回到正文',
  table: '表格',
  formula: '公式',
}

/** True where the added words are in the language of the text. */
export const hasWords = (tag: ContentLanguage): boolean => uiLanguageOf(tag) !== null

/** Chinese for a Chinese text, English for any other. */
export const messagesFor = (tag: ContentLanguage): Messages => (isChinese(tag) ? chinese : english)
