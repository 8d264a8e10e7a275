import { below } from '../../theme/media.ts'

/** Where the words of a labelled toolbar would lie over the page: it is a rail of icons there. */
export const slim = below(1376)
