import { join } from 'node:path'
import { printDrawings } from './print-drawings.ts'

// `npm run samples`
printDrawings(join(process.cwd(), 'samples'))
