import type { CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { describe, expect, it } from 'vitest'
import { citing, type Known } from './citing.ts'

const issue = (year: number, volume: string, issue: string, firstPage: string, lastPage = ''): Known => ({
  year,
  volume,
  issue,
  firstPage,
  lastPage,
})

const published = (place: string, publisher: string, year: number, firstPage = ''): Known => ({
  place,
  publisher,
  year,
  firstPage,
})

describe('printGbt7714 of an article in a journal [C7.9]', () => {
  it.each<readonly [string, string, string, Known, string]>([
    [
      '刘彻东',
      '中国的青年刊物: 个性特色为本',
      '中国出版',
      issue(1998, '', '5', '38', '39'),
      '刘彻东. 中国的青年刊物: 个性特色为本[J]. 中国出版, 1998(5): 38-39.',
    ],
    [
      '亚洲地质图编目组',
      '亚洲地层与地质历史概述',
      '地质学报',
      issue(1978, '3', '', '194', '208'),
      '亚洲地质图编目组. 亚洲地层与地质历史概述[J]. 地质学报, 1978, 3: 194-208.',
    ],
    [
      '李幼平; 王莉',
      '循证医学研究方法: 附视频',
      '中华移植杂志(电子版)',
      issue(2010, '4', '3', '225', '228'),
      '李幼平, 王莉. 循证医学研究方法: 附视频[J]. 中华移植杂志(电子版), 2010, 4(3): 225-228.',
    ],
    [
      '高景德; 王祥珩; 李发海',
      '交流电机的分析',
      '清华大学学报',
      issue(1993, '33', '1', '1'),
      '高景德, 王祥珩, 李发海. 交流电机的分析[J]. 清华大学学报, 1993, 33(1): 1.',
    ],
    [
      '于 潇; 刘 义; 柴跃廷; 杨家海',
      '互联网药品可信交易环境中主体资质审核备案模式',
      '清华大学学报(自然科学版)',
      issue(2012, '52', '11', '1518', '1523'),
      '于潇, 刘义, 柴跃廷, 等. 互联网药品可信交易环境中主体资质审核备案模式[J]. 清华大学学报(自然科学版), 2012, 52(11): 1518-1523.',
    ],
    [
      '袁训来; 陈哲; 肖书海; 万斌; 关成国',
      '蓝田生物群: 一个认识多细胞生物起源和早期演化的新窗口',
      '科学通报',
      issue(2012, '55', '34', '3219'),
      '袁训来, 陈哲, 肖书海, 等. 蓝田生物群: 一个认识多细胞生物起源和早期演化的新窗口[J]. 科学通报, 2012, 55(34): 3219.',
    ],
    [
      'Kanamori, Hiroo',
      'Shaking without quaking',
      'Science',
      issue(1998, '279', '5359', '2063'),
      'KANAMORI H. Shaking without quaking[J]. Science, 1998, 279(5359): 2063.',
    ],
    [
      'HEWITT J. A.',
      'Technical services in 1983',
      'Library Resource Services',
      issue(1984, '28', '3', '205', '218'),
      'HEWITT J A. Technical services in 1983[J]. Library Resource Services, 1984, 28(3): 205-218.',
    ],
    [
      'Park, Jung-Ran; Tosaka, Yuji',
      'Metadata quality control in digital repositories and collections',
      'Cataloging & Classification Quarterly',
      issue(2010, '48', '8', '696', '715'),
      'PARK J R, TOSAKA Y. Metadata quality control in digital repositories and collections[J]. Cataloging & Classification Quarterly, 2010, 48(8): 696-715.',
    ],
    [
      'Karen S. Frese; Hugo A. Katus; Benjamin Meder',
      'Next-generation sequencing: from understanding biology to personalized medicine',
      'Biology',
      { ...issue(2013, '2', '1', '378', '398'), doi: '10.3390/biology2010378' },
      'FRESE K S, KATUS H A, MEDER B. Next-generation sequencing: from understanding biology to personalized medicine[J/OL]. Biology, 2013, 2(1): 378-398. DOI:10.3390/biology2010378.',
    ],
    [
      'Des Marais, David J.; Strauss, Harald; Summons, Roger E.; Hayes, J. M.',
      'Carbon isotope evidence for the stepwise oxidation of the Proterozoic environment',
      'Nature',
      issue(1992, '359', '', '605', '609'),
      'DES MARAIS D J, STRAUSS H, SUMMONS R E, et al. Carbon isotope evidence for the stepwise oxidation of the Proterozoic environment[J]. Nature, 1992, 359: 605-609.',
    ],
    [
      'Alexander A. Myburg; Dario Grattapaglia; Gerald A. Tuskan; Uffe Hellsten',
      'The genome of Eucalyptus grandis',
      'Nature',
      { ...issue(2014, '510', '', '356', '362'), doi: 'https://doi.org/10.1038/nature13308' },
      'MYBURG A A, GRATTAPAGLIA D, TUSKAN G A, et al. The genome of Eucalyptus grandis[J/OL]. Nature, 2014, 510: 356-362. DOI:10.1038/nature13308.',
    ],
    [
      '武丽丽; 华一新; 张亚军; 徐敏',
      '“北斗一号”监控管理网设计与实现',
      '测绘科学',
      { ...issue(2008, '33', '5', '8', '9'), doi: '10.3771/j.issn.1009-2307.2008.05.002' },
      '武丽丽, 华一新, 张亚军, 等. “北斗一号”监控管理网设计与实现[J/OL]. 测绘科学, 2008, 33(5): 8-9. DOI:10.3771/j.issn.1009-2307.2008.05.002.',
    ],
  ])('cites %s', (authors, title, container, known, expected) => {
    expect(citing('journal', authors, title, { container, ...known })).toBe(expected)
  })

  it.each<readonly [string, Known, string]>([
    ['an article number', { volume: '12', elocationId: 'e1024' }, '刊名, 2021, 12: e1024.'],
    [
      'an article number of digits',
      { volume: '12', issue: '4', elocationId: '045302' },
      '刊名, 2021, 12(4): 045302.',
    ],
    [
      'a supplement',
      { volume: '12', issue: 'S1', firstPage: 'S10', lastPage: 'S20' },
      '刊名, 2021, 12(S1): S10-S20.',
    ],
    ['a Chinese supplement', { volume: '12', issue: '增刊1', firstPage: '3' }, '刊名, 2021, 12(增刊1): 3.'],
    ['a double issue', { volume: '12', issue: '2-3', firstPage: '3' }, '刊名, 2021, 12(2-3): 3.'],
    ['no pages', { volume: '12', issue: '2' }, '刊名, 2021, 12(2).'],
    ['nothing but its year', {}, '刊名, 2021.'],
    ['no year', { year: 0, volume: '12', issue: '2' }, '刊名, 12(2).'],
    ['the year of its date', { year: 0, date: '2020-03-05' }, '刊名, 2020.'],
    ['one page named twice', { volume: '12', firstPage: '7', lastPage: '7' }, '刊名, 2021, 12: 7.'],
    [
      'a DOI before it has a volume',
      { date: '2021-03-05', doi: 'doi:10.5555/xk_2021.1(2)' },
      '刊名, 2021. DOI:10.5555/xk_2021.1(2).',
    ],
    ['a DOI that ends with a full stop', { doi: '10.5555/xk.2021.' }, '刊名, 2021. DOI:10.5555/xk.2021..'],
  ])('cites what has %s', (_what, known, expected) => {
    const mark = known.doi === undefined ? '[J]' : '[J/OL]'
    expect(citing('journal', '张三', '题名', { container: '刊名', year: 2021, ...known })).toBe(
      `张三. 题名${mark}. ${expected}`,
    )
  })
})

describe('printGbt7714 of what stands in no journal [C7.9]', () => {
  it.each<readonly [CitationRecord['kind'], string, string, Known, string]>([
    [
      'newspaper',
      '丁文祥',
      '数字革命与竞争国际化',
      { container: '中国青年报', year: 2000, date: '2000-11-20', firstPage: '15' },
      '丁文祥. 数字革命与竞争国际化[N]. 中国青年报, 2000-11-20(15).',
    ],
    [
      'newspaper',
      '傅刚; 赵承; 李佳路',
      '大风沙过后的思考',
      { container: '北京青年报', year: 2000, date: '2000-01-12', doi: '10.5555/n.1' },
      '傅刚, 赵承, 李佳路. 大风沙过后的思考[N/OL]. 北京青年报, 2000-01-12. DOI:10.5555/n.1.',
    ],
    [
      'book',
      '侯文顺',
      '高分子物理: 高分子材料分析、选择与改性',
      published('北京', '化学工业出版社', 2010, '119'),
      '侯文顺. 高分子物理: 高分子材料分析、选择与改性[M]. 北京: 化学工业出版社, 2010: 119.',
    ],
    [
      'book',
      '北京市政协民族和宗教委员会; 北京联合大学民族与宗教研究所',
      '历代王朝与民族宗教',
      published('北京', '民族出版社', 2012, '112'),
      '北京市政协民族和宗教委员会, 北京联合大学民族与宗教研究所. 历代王朝与民族宗教[M]. 北京: 民族出版社, 2012: 112.',
    ],
    [
      'book',
      '',
      '康熙字典',
      published('上海', '上海书店', 1985, '50'),
      '康熙字典[M]. 上海: 上海书店, 1985: 50.',
    ],
    [
      'book',
      "O'Brien, James A.",
      'Introduction to information systems',
      { ...published('Burr Ridge, Ill.', 'Irwin', 1994), edition: '7' },
      "O'BRIEN J A. Introduction to information systems[M]. 7th ed. Burr Ridge, Ill.: Irwin, 1994.",
    ],
    [
      'book',
      'Peyton Z. Peebles Jr.',
      'Probability, random variable, and random signal principles',
      { ...published('New York', 'McGraw Hill', 2001), edition: '4' },
      'PEEBLES P Z, Jr. Probability, random variable, and random signal principles[M]. 4th ed. New York: McGraw Hill, 2001.',
    ],
    [
      'book',
      'International Federation of Library Association and Institutions',
      'Names of persons: national usages for entry in catalogues',
      { ...published('London', 'IFLA International Office for UBC', 1977), edition: '3' },
      'International Federation of Library Association and Institutions. Names of persons: national usages for entry in catalogues[M]. 3rd ed. London: IFLA International Office for UBC, 1977.',
    ],
    [
      'book',
      'Crawford, Walt; Gorman, Michael',
      'Future libraries: dreams, madness & reality',
      published('Chicago', 'American Library Association', 1995),
      'CRAWFORD W, GORMAN M. Future libraries: dreams, madness & reality[M]. Chicago: American Library Association, 1995.',
    ],
    [
      'thesis',
      '张志祥',
      '间断动力系统的随机扰动及其在守恒律方程中的应用',
      published('北京', '北京大学', 1998),
      '张志祥. 间断动力系统的随机扰动及其在守恒律方程中的应用[D]. 北京: 北京大学, 1998.',
    ],
    [
      'thesis',
      'Calms, R. B.',
      'Infrared spectroscopic studies on solid oxygen',
      published('Berkeley', 'Univ. of California', 1965),
      'CALMS R B. Infrared spectroscopic studies on solid oxygen[D]. Berkeley: Univ. of California, 1965.',
    ],
    [
      'conference',
      '牛志明; 斯温兰德; 雷光春',
      '综合湿地管理国际研讨会论文集',
      published('北京', '海洋出版社', 2012),
      '牛志明, 斯温兰德, 雷光春. 综合湿地管理国际研讨会论文集[C]. 北京: 海洋出版社, 2012.',
    ],
    [
      'conference',
      'Michael E. Fourney',
      'Advances in holographic photoelasticity',
      {
        ...published('New York', 'ASME', 1971, '17'),
        container: 'Symposium on Applications of Holography in Mechanics',
        lastPage: '38',
      },
      'FOURNEY M E. Advances in holographic photoelasticity[C]//Symposium on Applications of Holography in Mechanics. New York: ASME, 1971: 17-38.',
    ],
  ])('cites a %s by %s', (kind, authors, title, known, expected) => {
    expect(citing(kind, authors, title, known)).toBe(expected)
  })
})
