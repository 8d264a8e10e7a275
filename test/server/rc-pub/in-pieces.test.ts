import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPieces, pieceSize } from '../../../server/rc-pub/bytes/in-pieces.ts'

const source = new Uint8Array(3 * pieceSize + 7).map((_, index) => (index * 31 + (index >> 8)) % 256)

describe('inPieces', () => {
  it('should read each byte once, in order, and never much at once [C7.10]', async () => {
    const place = fc.nat({ max: source.length })
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const reads: number[] = []
        const read = async (begin: number, end: number) => {
          reads.push(end - begin)
          return source.subarray(begin, end)
        }
        const pieces: Buffer[] = []
        for await (const piece of inPieces({ read }, from, to)) pieces.push(piece as Buffer)
        expect(Buffer.compare(Buffer.concat(pieces), source.subarray(from, to))).toBe(0)
        expect(reads.every((bytes) => bytes > 0 && bytes <= pieceSize)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('breaks off where the bytes are not there: a file is never quietly shorter than it said', async () => {
    const read = async (begin: number, end: number) => source.subarray(begin, end - 1)
    const taken = async () => {
      for await (const piece of inPieces({ read }, 0, 10)) expect(piece).toBeUndefined()
    }
    await expect(taken()).rejects.toThrow('9 of 10 bytes are there')
  })
})
