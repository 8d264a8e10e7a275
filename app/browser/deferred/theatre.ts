export { createTheatre } from '@xuekan/core'
