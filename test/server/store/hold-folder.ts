import { lockDataFolder } from '../../../server/rc-pub/store/folder-lock/data-folder-lock.ts'

// a program: takes the folder that it is given, says whether it has it, and stays until its input ends
const lock = await lockDataFolder(process.argv[2] ?? '')
process.stdout.write(lock.ok ? 'held\n' : `refused by ${lock.error.pid}\n`)
process.stdin.on('end', () => process.exit(0)).resume()
