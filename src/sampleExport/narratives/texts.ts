import type { Narrative } from './narrative';

/** What people type, and programs stumble over. */
const UNUSUAL = [
  'Said “I’m fine” – twice; see page 3/4.',
  'José called back; naïve to the procedure.\nSecond line.',
  'Tab\there, quote " there, backslash \\ and <b>no markup</b> & so on.',
  '睡眠は改善 🙂, wants a copy in Japanese.',
  'C:\\temp\\new, {"not": "json"}, 100 %, NULL',
] as const;

/** Free texts are now and then null, empty or unusual. */
export const tellTexts: Narrative = ({ layout, client, pen }) => {
  for (const [slug, rows] of client.rows) {
    for (const place of layout.entities.get(slug)?.freeTexts ?? []) {
      for (const row of rows) {
        const dice = client.random.next();
        if (row.isExample || row.values[place.at] === null || dice >= 0.15) continue;
        const unusual = client.random.pick(UNUSUAL);
        const value = dice < 0.06 && place.isNullable ? null : dice < 0.1 ? '' : unusual;
        pen.set(row, place.fieldName, value);
      }
    }
  }
};
