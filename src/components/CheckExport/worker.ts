import check from '../../../docs/lists/check-rules.json';
import type { ConvertRules } from '../../export/convert/convertExport';
import type { DescribeFields, FromWorker, ToWorker } from './messages';
import { serveChecks } from './serveChecks';

type Module = Readonly<{ describe: DescribeFields; tables: Omit<ConvertRules, 'check'> }>;

// Where the build puts it, under a name that changes with its content; no part of this script.
const module = new URL('../../../docs/lists/custom-dictionary.js', import.meta.url);

// The check runs here so that the page stays quick; rules and code are all there once this is loaded.
const send = (message: FromWorker) => self.postMessage(message);
const loaded = import(/* webpackIgnore: true */ module.href).then(
  ({ describe, tables }: Module) => {
    send({ isLoaded: true });
    return serveChecks({ check, ...tables } as unknown as ConvertRules, describe, send);
  },
);
// The page hears of it as of any error.
loaded.catch(reportError);
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => (await loaded)(data);
