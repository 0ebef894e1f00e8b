import check from '../../../docs/lists/check-rules.json';
import rules from '../../../docs/lists/reading-rules.json';
import type { RecordRules } from '../../export/record/rules';
import type { FromWorker, ToWorker } from './messages';
import { serveRecords } from './serveRecords';

const { words, reading } = rules as unknown as Omit<RecordRules, 'check'>;
const send = (message: FromWorker) => self.postMessage(message);
const take = serveRecords(
  { check: check as unknown as RecordRules['check'], words, reading },
  send,
);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);
