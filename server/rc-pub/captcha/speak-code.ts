import type { UiLanguage } from '@xuekan/core'
import type { Random } from './draw-code.ts'
import spoken from './spoken-digits.json' with { type: 'json' }

/** Samples a second; each is one octet, 128 for silence. */
const rate = 8_000

/** The digits of a code as somebody says them, with pauses and a noise behind, as WAV. */
export function speakCode(code: string, language: UiLanguage, random: Random): Buffer {
  const digits = spoken[language].map((digit) => Buffer.from(digit, 'base64'))
  const pause = (): Buffer => Buffer.alloc(Math.round(rate * (0.25 + random() * 0.35)), 128)
  const parts = [
    pause(),
    ...[...code].flatMap((digit) => [
      spokenAt(digits[Number(digit)] ?? pause(), 0.88 + random() * 0.24),
      pause(),
    ]),
  ]
  return wave(noisy(Buffer.concat(parts), random))
}

/** Faster and higher, or slower and lower. */
const spokenAt = (samples: Buffer, speed: number): Buffer =>
  Buffer.from(
    Array.from(
      { length: Math.floor(samples.length / speed) },
      (_, at) => samples[Math.floor(at * speed)] ?? 128,
    ),
  )

function noisy(samples: Buffer, random: Random): Buffer {
  const loud = 3 + random() * 4
  return samples.map((sample) =>
    Math.min(255, Math.max(0, Math.round(sample + (random() - 0.5) * 2 * loud))),
  ) as Buffer
}

/** Samples of one channel under a header of RIFF. */
function wave(samples: Buffer): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
