import { judgesStory } from '../../testing/story';
import { nothingAfterExport } from './nothing-after-export';

const story = `exportedAt: 2025-09-26T09:00
utcOffsets: [{from: 2025-03-09T02:00, hours: -4}]`;

judgesStory(
  nothingAfterExport,
  { story },
  {
    'a/Created Date: is 2025-10-10T00:00:00 by the office’s clocks, after the export of 2025-09-26T09:00':
      { 'a/Created Date': '2025-10-10' },
    'a/Batch Date: is 2025-09-26T09:30:00 by the office’s clocks, after the export of 2025-09-26T09:00':
      { 'a/Batch Date': '9/26/2025 9:30:00 AM' },
    'a/Created Date UTC: is 2025-09-26T09:30:00 by the office’s clocks, after the export of 2025-09-26T09:00':
      { 'a/Created Date UTC': '2025-09-26T13:30:00.0000000' },
  },
  {
    'what lies ahead': { 'a/Target Date': '2025-10-10', 'a/Expiration Date': '2026-01-01' },
    'what was before, in UTC': { 'a/Created Date UTC': '2025-09-26T12:30:00.0000000' },
    'a story without an export': {
      'a/Created Date': '2025-10-10',
      'exportedAt: 2025-09-26T09:00': '',
    },
  },
);
