export { seedSamples } from './load/seed-samples.ts'
