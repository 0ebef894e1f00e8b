import rules from '../../../docs/lists/check-rules.json';
import type { CheckRules } from '../../exportCheck/model/rules';
import type { FromWorker, ToWorker } from './messages';
import { serveChecks } from './serveChecks';

// The check runs here so that the page stays quick; rules and code are all there once this is loaded.
const send = (message: FromWorker) => self.postMessage(message);
const take = serveChecks(rules as unknown as CheckRules, send);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);
send({ is: 'loaded' });
