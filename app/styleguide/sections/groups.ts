import type { LocalizedText } from '@xuekan/core'
import type { ComponentType } from 'react'
import { Baskets } from './Baskets.tsx'
import { Colours } from './Colours.tsx'
import { Controls } from './Controls.tsx'
import { Footers } from './Footers.tsx'
import type { GroupProps } from './group-props.ts'
import { Headers } from './Headers.tsx'
import { Icons } from './Icons.tsx'
import { Lists } from './Lists.tsx'
import { Menus } from './Menus.tsx'
import { NoticeKinds } from './NoticeKinds.tsx'
import { Searches } from './Searches.tsx'
import { States } from './States.tsx'
import { Tools } from './Tools.tsx'
import { TopNewsStrips } from './TopNewsStrips.tsx'
import { Visitors } from './Visitors.tsx'

interface GroupEntry {
  /** Its anchor. */
  readonly id: string
  readonly name: LocalizedText
  readonly Samples: ComponentType<GroupProps>
}

/** All groups of samples in the order of the page. */
export const groups: readonly GroupEntry[] = [
  { id: 'colours', name: { zh: '颜色与文字', en: 'Colours and type' }, Samples: Colours },
  {
    id: 'controls',
    name: { zh: '按钮、输入框、标签、链接', en: 'Buttons, fields, tags, links' },
    Samples: Controls,
  },
  { id: 'icons', name: { zh: '图标', en: 'Icons' }, Samples: Icons },
  { id: 'headers', name: { zh: '页头', en: 'Headers' }, Samples: Headers },
  { id: 'menus', name: { zh: '菜单', en: 'Menus' }, Samples: Menus },
  { id: 'search', name: { zh: '搜索框', en: 'Search box' }, Samples: Searches },
  { id: 'visitors', name: { zh: '语言与登录', en: 'Language and login' }, Samples: Visitors },
  { id: 'top-news', name: { zh: '头条新闻', en: 'Top news' }, Samples: TopNewsStrips },
  { id: 'tools', name: { zh: '工具栏与返回顶部', en: 'Toolbars and back to top' }, Samples: Tools },
  { id: 'basket', name: { zh: '引文篮', en: 'Basket' }, Samples: Baskets },
  { id: 'notices', name: { zh: '提示', en: 'Notices' }, Samples: NoticeKinds },
  { id: 'lists', name: { zh: '列表与结果', en: 'Lists and results' }, Samples: Lists },
  { id: 'states', name: { zh: '状态与封面', en: 'States and covers' }, Samples: States },
  { id: 'footers', name: { zh: '页脚', en: 'Footers' }, Samples: Footers },
]
