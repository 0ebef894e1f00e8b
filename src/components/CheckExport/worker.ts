import rules from '../../../docs/lists/check-rules.json';
import type { CheckRules } from '../../export/model/rules';
import type { FromWorker, LoadedLater, ToWorker } from './messages';
import { serveChecks } from './serveChecks';

// Where the build puts it, under a name that changes with its content; no part of this script.
const module = new URL('../../../docs/lists/custom-dictionary.js', import.meta.url);
const load = (): Promise<LoadedLater> => import(/* webpackIgnore: true */ module.href);

// The check runs here so that the page stays quick; rules and code are all there once this is loaded.
const send = (message: FromWorker) => self.postMessage(message);
const take = serveChecks(rules as unknown as CheckRules, send, load);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);
send({ isLoaded: true });
