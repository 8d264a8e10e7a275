export { seedSamples, type ArchiveShare } from './load/seed-samples.ts'
