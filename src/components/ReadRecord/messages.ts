import type { ClassName } from '../../dictionary/model/sensitivity';
import type { Chart } from '../../export/record/chart';
import type { Chosen } from '../CheckExport/messages';

export type ToWorker =
  | Readonly<{ list: Chosen }>
  /** Whose record is read, by the place in the list. */
  | Readonly<{ read: number }>
  /** The classes of sensitivity that are hidden. */
  | Readonly<{ hide: readonly ClassName[] }>
  /** Whatever is being read is no longer wanted. */
  | Readonly<{ stop: true }>
  | Readonly<{ save: true }>
  /** A record, whose attached file is wanted. */
  | Readonly<{ open: number }>;

type Messages = {
  reading: { share: number; file: string };
  listed: { clients: readonly Readonly<{ id: string; name: string; records: number }>[] };
  read: { chart: Chart };
  opened: { at: number; picture: string };
  made: { name: string; blob: Blob };
  lacking: { notice: string };
  failed: { error: string };
};

export type Of<Is extends keyof Messages> = Messages[Is];

export type FromWorker = { [Is in keyof Messages]: { is: Is } & Messages[Is] }[keyof Messages];
