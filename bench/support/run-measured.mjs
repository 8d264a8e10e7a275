import { pathToFileURL } from 'node:url'

// Runs the file that it is given, and tells its parent what CPU all threads of this process have used.

// Nothing under test outlives the bench.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await import(pathToFileURL(process.argv[2] ?? '').href)

// only now: what came before waits for the first who listens, and that may be the file
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ usage: user + system })
})
