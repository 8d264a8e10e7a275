/** Words of the pages that stand for a failure, in Chinese. */
export const failureZh = {
  'unknown.message': '找不到此页面',
  'unknown.hint': '链接可能已经更改，或者地址输入有误。您可以返回首页，也可以直接检索文章。',
  'unknown.search': '检索文章',
  'error.title': '页面没能打开',
  'error.message': '系统维护带来不便，敬请谅解。',
  'error.what': '发生了什么',
  'error.whatText': '站点的数据没有返回，问题出在我们这一边。',
  'error.do': '可以怎么做',
  'error.doText': '稍等片刻后重试，或返回首页。',
  'error.unknownText': '没有哪个站点使用这个名字。',
  'error.unknownDo': '请检查地址，或者打开下面的站点。',
  'error.sites': '现有站点',
  'forbidden.title': '网站暂停访问',
  'forbidden.message': '本网站已到期，如需继续使用，请联系单位管理员。',
} as const
