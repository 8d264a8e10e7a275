/** What the panel of citations says; it comes with the panel and burdens no page. */
export const citeZh = {
  copy: '复制',
  copyOf: '复制 {{name}}',
  files: '存为文件，或点右侧复制内容',
  'edition.gbt7714': '2015',
  'edition.apa': '第 7 版',
  'edition.mla': '第 9 版',
  'edition.vancouver': 'NLM',
} as const
