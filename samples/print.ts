import { join } from 'node:path'
import { printSamples } from './print-samples.ts'

// `npm run samples`
printSamples(join(process.cwd(), 'samples'))
