import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../testing/freePorts';

/** Prints on its signal how much the heap holds once what nobody needs is gone. */
const PRINTS_HEAP = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{gc();const{heapUsed,rss}=process.memoryUsage();console.log('heap',heapUsed,rss)})")}`;

/** A site that `npm start` serves, for a bench. */
export type DevServer = Readonly<{
  url: string;
  /** Everything that it has printed. */
  printed: () => string;
  /** Bytes that the heap of what follows the edits holds, and its process. */
  memory: () => Promise<{ heap: number; rss: number }>;
  stop: (signal: NodeJS.Signals) => Promise<void>;
}>;

/**
 * Starts a site as `npm start` does and waits until it answers.
 *
 * @throws Error with what it printed if it ends or does not answer within three minutes
 */
export async function startDevServer(siteFolder: string): Promise<DevServer> {
  const [port = 0] = freePorts(1);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--port', String(port)],
    {
      cwd: siteFolder,
      env: { ...process.env, NODE_OPTIONS: `--expose-gc --import ${PRINTS_HEAP}` },
      // A group of its own, so that a kill reaches Docusaurus's server too.
      detached: true,
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const url = `http://localhost:${port}/`;
  await answers(child, url, () => text);
  return {
    url,
    printed: () => text,
    memory: async () => {
      const from = text.length;
      child.kill('SIGUSR2');
      for (;;) {
        const [, heap, rss] = /heap (\d+) (\d+)\n/.exec(text.slice(from)) ?? [];
        if (heap) return { heap: Number(heap), rss: Number(rss) };
        await pause(50);
      }
    },
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-child.pid!, signal);
      await once(child, 'exit');
    },
  };
}

async function answers(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 180_000 && child.exitCode === null && !child.signalCode) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  if (child.exitCode === null && !child.signalCode) process.kill(-child.pid!, 'SIGKILL');
  throw new Error(`npm start did not come up:\n${printed().slice(-2000)}`);
}
