import http from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';
import { BUILT_SITES } from './sites';

/**
 * Serves the builds for the browser tests, in Playwright's own process: `docusaurus serve` would read the whole
 * configuration for each. Answers as it does.
 *
 * @returns what ends the servers
 */
export default async function serveBuilds(): Promise<() => void> {
  const servers = await Promise.all(
    BUILT_SITES.map(async ({ cwd, url, env: { BASE_URL } }) => {
      const server = http.createServer((request, response) => {
        if (!request.url?.startsWith(BASE_URL)) {
          response.writeHead(302, { Location: BASE_URL }).end();
          return;
        }
        request.url = request.url.replace(BASE_URL, '/');
        const folder = path.join(cwd, 'build');
        void serveHandler(request, response, {
          public: folder,
          cleanUrls: true,
          directoryListing: false,
        });
      });
      await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), resolve));
      return server;
    }),
  );
  return () =>
    servers.forEach((server) => {
      server.closeAllConnections();
      server.close();
    });
}
