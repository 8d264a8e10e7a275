export { savePng } from '@xuekan/web'
