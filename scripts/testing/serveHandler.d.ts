declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  type Options = Readonly<{ public: string; cleanUrls: boolean; directoryListing: boolean }>;
  export default function serveHandler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
  ): Promise<void>;
}
