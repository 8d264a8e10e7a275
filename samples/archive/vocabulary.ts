import type { LocalizedText } from '@xuekan/core'

/** Years from and until which something is written about; the journal's own where absent. */
interface Era {
  readonly from?: number
  readonly until?: number
}

/** What is looked at, with the aspects of it that make sense. */
export interface Subject extends Era {
  readonly name: LocalizedText
  readonly column: number
  readonly aspects: readonly string[]
}

/** How it is looked at. */
export interface Approach extends Era {
  /** '{}' stands for aspect and subject together. */
  readonly title: LocalizedText
}

/** The words that the titles of a journal's old contents are made of. */
export interface Vocabulary {
  readonly columns: readonly LocalizedText[]
  readonly subjects: readonly Subject[]
  readonly aspects: Readonly<Record<string, LocalizedText>>
  readonly approaches: readonly Approach[]
  /** Where, or under which conditions, in titles that say so. */
  readonly places: readonly LocalizedText[]
}

export const word = (zh: string, en: string): LocalizedText => ({ zh, en })

/** Words of the Journal of Hydraulic Works. */
export const hydraulics: Vocabulary = {
  columns: [
    word('大坝与水工结构', 'Dams and Hydraulic Structures'),
    word('河流与生态水力学', 'Rivers and Ecohydraulics'),
    word('洪水预报与调度', 'Flood Forecasting and Operation'),
  ],
  subjects: [
    {
      name: word('均质土坝', 'homogeneous earth dams'),
      column: 0,
      aspects: ['seepage', 'settlement', 'slope'],
    },
    {
      name: word('水力冲填坝', 'hydraulic-fill dams'),
      column: 0,
      aspects: ['settlement', 'slope'],
      until: 1985,
    },
    {
      name: word('混凝土重力坝', 'concrete gravity dams'),
      column: 0,
      aspects: ['stress', 'sliding', 'temperature', 'uplift'],
    },
    {
      name: word('拱坝', 'arch dams'),
      column: 0,
      aspects: ['stress', 'temperature', 'vibration'],
      from: 1962,
    },
    {
      name: word('碾压混凝土坝', 'roller-compacted concrete dams'),
      column: 0,
      aspects: ['temperature', 'cracking', 'seepage'],
      from: 1984,
    },
    {
      name: word('面板堆石坝', 'concrete-faced rockfill dams'),
      column: 0,
      aspects: ['settlement', 'cracking', 'seepage'],
      from: 1986,
    },
    {
      name: word('溢洪道', 'spillways'),
      column: 0,
      aspects: ['aeration', 'cavitation', 'capacity', 'energy'],
    },
    { name: word('消力池', 'stilling basins'), column: 0, aspects: ['energy', 'scour', 'pulsation'] },
    { name: word('弧形闸门', 'radial gates'), column: 0, aspects: ['vibration', 'capacity', 'stress'] },
    { name: word('有压引水隧洞', 'pressure tunnels'), column: 0, aspects: ['loss', 'surge', 'cracking'] },
    { name: word('渡槽', 'aqueducts'), column: 0, aspects: ['vibration', 'capacity', 'cracking'] },
    {
      name: word('船闸输水系统', 'filling systems of locks'),
      column: 0,
      aspects: ['surge', 'cavitation', 'pulsation'],
    },
    {
      name: word('多沙河流水库', 'reservoirs on silt-laden rivers'),
      column: 1,
      aspects: ['siltation', 'density', 'grading'],
    },
    {
      name: word('冲积河道', 'alluvial channels'),
      column: 1,
      aspects: ['resistance', 'scour', 'siltation', 'planform'],
    },
    { name: word('丁坝群', 'groups of groynes'), column: 1, aspects: ['scour', 'velocity', 'resistance'] },
    {
      name: word('桥墩周围河床', 'river beds around bridge piers'),
      column: 1,
      aspects: ['scour', 'velocity'],
      from: 1970,
    },
    { name: word('分汊河段', 'braided reaches'), column: 1, aspects: ['planform', 'siltation', 'velocity'] },
    {
      name: word('河口拦门沙', 'bars of river mouths'),
      column: 1,
      aspects: ['siltation', 'density', 'planform'],
    },
    {
      name: word('竖缝式鱼道', 'vertical-slot fishways'),
      column: 1,
      aspects: ['velocity', 'energy', 'passage'],
      from: 1998,
    },
    {
      name: word('含沉水植物水流', 'flow through submerged plants'),
      column: 1,
      aspects: ['resistance', 'velocity'],
      from: 1996,
    },
    {
      name: word('天然鱼类产卵场', 'natural spawning grounds'),
      column: 1,
      aspects: ['velocity', 'grading', 'temperature'],
      from: 2001,
    },
    {
      name: word('灌区渠系', 'canals of irrigation districts'),
      column: 2,
      aspects: ['loss', 'capacity', 'seepage'],
    },
    { name: word('中小流域', 'small catchments'), column: 2, aspects: ['runoff', 'peak', 'yield'] },
    {
      name: word('梯级水库群', 'cascades of reservoirs'),
      column: 2,
      aspects: ['operation', 'sluicing', 'peak'],
      from: 1976,
    },
    {
      name: word('蓄滞洪区', 'flood detention basins'),
      column: 2,
      aspects: ['routing', 'operation', 'peak'],
    },
    {
      name: word('城市排水片区', 'urban drainage areas'),
      column: 2,
      aspects: ['runoff', 'routing'],
      from: 1994,
    },
    { name: word('寒区河道', 'rivers in cold regions'), column: 2, aspects: ['ice', 'routing', 'peak'] },
    { name: word('堤防', 'dykes'), column: 2, aspects: ['seepage', 'overtopping', 'slope'] },
  ],
  aspects: {
    seepage: word('渗流', 'seepage'),
    settlement: word('沉降', 'settlement'),
    slope: word('边坡稳定', 'slope stability'),
    stress: word('应力分布', 'stress distribution'),
    sliding: word('抗滑稳定', 'stability against sliding'),
    temperature: word('温度场', 'temperature field'),
    uplift: word('扬压力', 'uplift pressure'),
    vibration: word('流激振动', 'flow-induced vibration'),
    cracking: word('裂缝', 'cracking'),
    aeration: word('掺气', 'aeration'),
    cavitation: word('空化', 'cavitation'),
    capacity: word('过流能力', 'discharge capacity'),
    energy: word('消能', 'energy dissipation'),
    scour: word('冲刷', 'scour'),
    pulsation: word('脉动压力', 'pressure fluctuation'),
    loss: word('水头损失', 'head loss'),
    surge: word('水力过渡过程', 'hydraulic transients'),
    siltation: word('淤积', 'siltation'),
    density: word('异重流', 'density currents'),
    grading: word('泥沙级配', 'sediment grading'),
    resistance: word('水流阻力', 'flow resistance'),
    planform: word('平面变形', 'planform change'),
    velocity: word('流速分布', 'velocity distribution'),
    passage: word('过鱼效率', 'passage efficiency'),
    runoff: word('产汇流', 'runoff'),
    peak: word('设计洪峰', 'design flood peak'),
    yield: word('产沙', 'sediment yield'),
    operation: word('联合调度', 'joint operation'),
    sluicing: word('排沙调度', 'sluicing operation'),
    routing: word('洪水演进', 'flood routing'),
    ice: word('冰塞', 'ice jams'),
    overtopping: word('漫溢', 'overtopping'),
  },
  approaches: [
    { title: word('{}的现场观测', 'Field observations of {}'), until: 1999 },
    { title: word('{}的模型试验', 'Model tests of {}') },
    { title: word('{}的计算方法', 'A method of computing {}'), until: 1995 },
    { title: word('关于{}的几点经验', 'Some experience with {}'), until: 1979 },
    { title: word('{}图解法', 'A graphical method for {}'), until: 1974 },
    { title: word('{}的有限元分析', 'Finite element analysis of {}'), from: 1974, until: 2012 },
    { title: word('{}的随机分析', 'Stochastic analysis of {}'), from: 1982 },
    { title: word('{}的原型观测与反馈', 'Prototype measurements and feedback of {}'), from: 1980 },
    { title: word('{}的三维数值模拟', 'Three-dimensional simulation of {}'), from: 1995 },
    { title: word('{}研究进展', 'Advances in the study of {}'), from: 1986 },
    { title: word('{}的不确定性', 'Uncertainty of {}'), from: 1999 },
    { title: word('基于遥感的{}监测', 'Remote sensing of {}'), from: 2003 },
    { title: word('{}的数据同化预测', 'Forecasting {} with data assimilation'), from: 2010 },
    { title: word('{}的机器学习预测', 'Learning to predict {}'), from: 2016 },
  ],
  places: [
    word('沧渠', 'on the Cangqu'),
    word('衡川上游', 'on the upper Hengchuan'),
    word('青石峡', 'at the Qingshi gorge'),
    word('雁湖', 'around Lake Yan'),
    word('柳河', 'on the Liu River'),
    word('白沙滩', 'at Baisha Shoal'),
    word('北原灌区', 'in the Beiyuan district'),
    word('双溪', 'at Shuangxi'),
  ],
}
