export { createTheatre } from '@xuekan/core/page'
