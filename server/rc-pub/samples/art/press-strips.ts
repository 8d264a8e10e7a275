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
}
