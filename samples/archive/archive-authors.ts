import type { LocalizedText } from '@xuekan/core'

const surnames = [
  '陈 Chen', '林 Lin', '周 Zhou', '许 Xu', '沈 Shen', '韩 Han', '顾 Gu', '陆 Lu', '孟 Meng', '唐 Tang', '秦 Qin', '邵 Shao',
  '方 Fang', '董 Dong', '叶 Ye', '苏 Su', '魏 Wei', '蒋 Jiang', '杜 Du', '丁 Ding', '任 Ren', '钟 Zhong', '姜 Jiang',
  '范 Fan', '汪 Wang', '石 Shi', '廖 Liao', '贺 He', '白 Bai', '江 Jiang', '阎 Yan', '薛 Xue', '侯 Hou', '段 Duan',
  '雷 Lei', '黎 Li', '史 Shi', '龙 Long', '万 Wan', '欧阳 Ouyang',
] // prettier-ignore

const syllables = [
  '文 wen', '志 zhi', '建 jian', '国 guo', '明 ming', '德 de', '永 yong', '玉 yu', '春 chun', '秀 xiu', '海 hai', '克 ke',
  '家 jia', '成 cheng', '学 xue', '思 si', '晓 xiao', '雨 yu', '若 ruo', '清 qing', '远 yuan', '林 lin', '川 chuan',
  '和 he', '安 an', '宁 ning', '衡 heng', '知 zhi', '平 ping', '岚 lan', '舟 zhou', '松 song', '禾 he', '朗 lang',
] // prettier-ignore

interface Author {
  readonly name: LocalizedText
  /** The last year in which one writes. */
  readonly until: number
}

/** Who wrote an article of a year: people who write for some thirty years, alone at first, in larger groups later. */
export function createAuthors(draw: (upTo: number) => number): (year: number) => readonly LocalizedText[] {
  const known = new Map<string, Author>()
  const pick = (list: readonly string[]): readonly [string, string] => {
    const [zh = '', en = ''] = (list[draw(list.length)] ?? '').split(' ')
    return [zh, en]
  }
  const make = (): LocalizedText => {
    const surname = pick(surnames)
    const given = Array.from({ length: 1 + Math.min(draw(3), 1) }, () => pick(syllables))
    const spelled = given.map(([, en]) => en).join('')
    return {
      zh: surname[0] + given.map(([zh]) => zh).join(''),
      en: `${surname[1]} ${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`,
    }
  }
  const one = (year: number): LocalizedText => {
    const active = [...known.values()].filter(({ until }) => year <= until)
    const old = active[draw(active.length + 12)]
    if (old !== undefined) return old.name
    for (;;) {
      const name = make()
      if (known.has(name.en)) continue
      known.set(name.en, { name, until: year + 12 + draw(20) })
      return name
    }
  }
  return (year) => {
    const count = 1 + draw(year < 1980 ? 2 : year < 2000 ? 3 : 5)
    const names = Array.from({ length: count }, () => one(year))
    return [...new Map(names.map((name) => [name.en, name])).values()]
  }
}
