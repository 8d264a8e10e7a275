import { strip, waves } from '../strips.ts'

const ground = '#0f3d4c'
const line = '#9fd3dc'

/** What the Journal of Hydraulic Works shows above its header. */
export const strips = {
  ...strip('field-day', {
    ground,
    line,
    motif: waves,
    title: { zh: '鱼道开放日：十二月五日，青潭枢纽', en: 'Fishway open day: 5 December, Qingtan' },
    note: { zh: '看水，看鱼，看一篇论文怎样量出来', en: 'The water, the fish, and how a paper was measured' },
  }),
  ...strip('letters', {
    ground: '#26425f',
    line: '#b9cfe6',
    motif: waves,
    title: { zh: '“现场来信”征稿', en: 'Write us a letter from the site' },
    note: {
      zh: '八百字以内，写一件量到而没有料到的事',
      en: 'Up to 500 words on something measured and not expected',
    },
  }),
  ...strip('referees', {
    ground: '#1d3d35',
    line: '#b4dac9',
    motif: waves,
    title: { zh: '二百一十四位审稿人，谢谢', en: 'Our thanks to 214 referees' },
    note: { zh: '意见的中位数长度是一千一百字', en: 'A report had 800 words on average' },
  }),
}
