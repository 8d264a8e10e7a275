import { spines, strip } from './strips.ts'

/** What Hengwen Scholarly Press shows above its header. */
export const strips = {
  ...strip('reading-hour', {
    ground: '#14304f',
    line: '#f0c48a',
    motif: spines,
    title: { zh: '周五读稿会，门开着', en: 'Friday reading hour: the door is open' },
    note: { zh: '衡文路 18 号，下午三点', en: '18 Hengwen Road, three in the afternoon' },
  }),
  ...strip('nine-journals', {
    ground: '#5a1d14',
    line: '#f0c9a8',
    motif: spines,
    title: { zh: '九本期刊，住进同一座门厅', en: 'Nine journals under one roof' },
    note: {
      zh: '一个检索框，一套参考文献篮，九种脾气',
      en: 'One search box, one reference basket, nine tempers',
    },
  }),
}
