/** The core holds no words for people: a front end brings its own. `{}` stands for what is spoken of. */
export const messages = {
  help: { zh: '数字打开条目。命令：{}, quit', en: 'A number opens an entry. Commands: {}, quit' },
  nothing: { zh: '这里没有内容。', en: 'There is nothing here.' },
  unknown: { zh: '没有“{}”这个命令，请输入 help。', en: 'There is no command “{}”: type help.' },
  noEntry: { zh: '列表中没有“{}”。', en: 'The list has no “{}”.' },
  elsewhere: { zh: '请用浏览器打开：{}', en: 'This is for a browser: {}' },
  found: { zh: '找到 {} 篇。', en: 'Found: {}' },
  basket: { zh: '引文篮：{}', en: 'In the basket: {}' },
  written: { zh: '已写入：{}', en: 'Written: {}' },
  notWritten: { zh: '无法写入“{}”。', en: 'Nothing can be written into “{}”.' },
  unreachable: { zh: '无法连接 {} 的 rc-pub。', en: 'There is no rc-pub to be reached at {}.' },
  timeout: { zh: 'rc-pub 没有及时回答。', en: 'rc-pub did not answer in time.' },
  malformed: { zh: '{} 的回答不是 rc-pub 的。', en: 'What answers at {} is no rc-pub.' },
  refused: { zh: 'rc-pub 拒绝了请求。', en: 'rc-pub refused.' },
  expired: { zh: '登录已过期。', en: 'The session has ended.' },
  absent: { zh: '没有找到。', en: 'There is no such thing.' },
} as const
