import { execFileSync } from 'node:child_process';

/** Asks the system for ports and prints them; they are asked for together, so that they differ. */
const ASK = `
const net = require('node:net');
const servers = Array.from({ length: Number(process.argv[1]) }, () => net.createServer().listen(0));
Promise.all(servers.map((server) => new Promise((resolve) => server.on('listening', resolve)))).then(() => {
  console.log(servers.map((server) => server.address().port).join());
  servers.forEach((server) => server.close());
});`;

/**
 * Finds ports on which nobody listens. It waits for the answer, for Playwright reads its configuration
 * without waiting.
 *
 * @param count how many
 */
export function freePorts(count: number): number[] {
  const printed = execFileSync(process.execPath, ['-e', ASK, String(count)], { encoding: 'utf8' });
  return printed.trim().split(',').map(Number);
}
