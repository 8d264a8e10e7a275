/**
 * Ends the process with one sentence when Node is too old or of an odd line.
 * Supported: 20.19 or later, 22.12 or later, 24 and later.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const supported = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (supported) return
  console.error(`Xuekan needs Node 20.19+, 22.12+ or 24+; this is Node ${process.versions.node}.`)
  process.exit(1)
}
