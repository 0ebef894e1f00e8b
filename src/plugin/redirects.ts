import fs from 'node:fs/promises';
import path from 'node:path';
import redirectsPlugin, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leadsTo, nameAliasPage, titleOf } from './aliasPage';
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
 * gets its content policy, and the pages that only lead on get a language and a title.
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
        const { outDir, baseUrl, i18n } = props;
        const named = async (html: string) => {
          const address = leadsTo(html);
          if (address === undefined) return html;
          const [target = ''] = address.slice(baseUrl.length).split('#');
          const page = await fs.readFile(path.join(outDir, target, 'index.html'), 'utf8');
          return nameAliasPage(html, i18n.currentLocale, titleOf(page));
        };
        const files = await fs.readdir(outDir, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = path.join(outDir, file);
          const html = await named(await fs.readFile(page, 'utf8'));
          await fs.writeFile(page, withContentPolicy(html));
        }
        await fs.writeFile(path.join(outDir, '_headers'), HEADERS);
      },
    }
  );
}
