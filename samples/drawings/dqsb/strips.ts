import { shells, strip } from '../strips.ts'

/** What Deep Earth shows above its header. */
export const strips = {
  ...strip('model-library', {
    ground: '#3a1f2b',
    line: '#e8a37c',
    motif: shells,
    title: { zh: '模型库新增六个速度模型', en: 'Six more models in the library' },
    note: { zh: '共五十七个，同一格式，任意深度取值', en: 'Fifty-seven in all, one format, at any depth' },
  }),
}
