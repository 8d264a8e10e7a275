/** Words of the page that has both texts of an article beside each other. */
export const parallelZh = {
  'parallel.title': '中英对照',
  'parallel.ways': '语言',
  'parallel.only.zh': '只看中文',
  'parallel.only.en': '只看英文',
  'parallel.hint': '点段末的 ⇄，这一段换成英文。',
  'parallel.flip': '这一段换成英文',
} as const
