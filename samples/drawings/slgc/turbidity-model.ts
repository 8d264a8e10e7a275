/** One flood: peak discharge m³/s, peak concentration kg/m³, water depth at the dam m. */
export interface Flood {
  readonly peak: number
  readonly load: number
  readonly stage: number
}

const gravity = 9.81
const bedSlope = 0.0011
const width = 420
const friction = 0.025
const interfaceRatio = 0.43
const settling = 2.5e-5
const nearBedRatio = 1.6
const plungeFroude = 0.6

export interface Arrival {
  /** Reduced gravity at the plunge point, m/s². */
  readonly reduced: number
  /** Discharge per metre of width, m²/s. */
  readonly unit: number
  /** Depth at the plunge point, m. */
  readonly depth: number
  /** Distance from the plunge point to the dam, km. */
  readonly reach: number
  /** Normal velocity below the plunge point, m/s. */
  readonly speed: number
  /** Length over which the buoyancy flux falls to 1/e, km. */
  readonly fade: number
  /** Travel time to the dam, h. */
  readonly hours: number
}

/** The closed form of the article: plunging at a densimetric Froude number of 0.60, then a normal flow that loses sediment. */
export const arrival = ({ peak, load, stage }: Flood): Arrival => {
  const excess = load * (1 - 1000 / 2650)
  const reduced = (gravity * excess) / (1000 + excess)
  const unit = (0.78 * peak) / width
  const depth = (unit / (plungeFroude * Math.sqrt(reduced))) ** (2 / 3)
  const reach = (stage - depth) / bedSlope / 1000
  const speed = ((8 * reduced * unit * bedSlope) / (friction * (1 + interfaceRatio))) ** (1 / 3)
  const fade = unit / (nearBedRatio * settling) / 1000
  const hours = ((3 * fade) / (3.6 * speed)) * Math.expm1(reach / (3 * fade))
  return { reduced, unit, depth, reach, speed, fade, hours }
}
