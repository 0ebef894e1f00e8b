import rules from '../../../docs/lists/check-rules.json';
import type { CheckRules } from '../../exportCheck/model/rules';
import type { DescribeFields, FromWorker, ToWorker } from './messages';
import { serveChecks } from './serveChecks';

// Where the build puts it, under a name that changes with its content; no part of this script.
const describer = new URL('../../../docs/lists/custom-dictionary.js', import.meta.url);

async function loadDescriber(): Promise<DescribeFields> {
  const module = (await import(/* webpackIgnore: true */ describer.href)) as {
    describe: DescribeFields;
  };
  return module.describe;
}

// The check runs here so that the page stays quick; rules and code are all there once this is loaded.
const send = (message: FromWorker) => self.postMessage(message);
const take = serveChecks(rules as unknown as CheckRules, send, loadDescriber);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);
send({ is: 'loaded' });
