import fs from 'node:fs/promises';
import path from 'node:path';
import redirectsPlugin, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withContentPolicy } from './contentPolicy';

export { validateOptions };

/** What a server should send with every page; servers that know `_headers` do, others are told in the README. */
const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
`;

/**
 * Docusaurus's plugin for redirects. It writes the last pages of a build, so that behind it every page
 * gets its content policy.
 */
export default function redirects(
  context: LoadContext,
  options: PluginOptions,
): Plugin<void> | null {
  const plugin = redirectsPlugin(context, options);
  return (
    plugin && {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        const files = await fs.readdir(props.outDir, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = path.join(props.outDir, file);
          await fs.writeFile(page, withContentPolicy(await fs.readFile(page, 'utf8')));
        }
        await fs.writeFile(path.join(props.outDir, '_headers'), HEADERS);
      },
    }
  );
}
