import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import { useDrawing } from '../../export/record/draw/Entry';
import { Rows } from '../../export/record/draw/Parts';
import { Picker } from '../ui';

/** Finds records by their words, part and year, and by a day on which they were current; shows its children until then. */
export default function Finder({ children }: { children: ReactNode }): ReactNode {
  const { chart } = useDrawing();
  const [sought, setSought] = useState<Readonly<Record<string, string>>>({});
  const found = useFound(useDeferredValue(sought));
  const years = new Set(chart.byTime.flatMap((at) => chart.entries[at]!.day?.slice(0, 4) ?? []));
  const seek = (form: HTMLFormElement) =>
    setSought(Object.fromEntries(new FormData(form)) as Record<string, string>);
  return (
    <>
      <form
        className="portal-controls read-tools"
        onChange={({ currentTarget }) => seek(currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="portal-labeled">
          Find in the record
          <input type="search" name="words" className="portal-box" autoComplete="off" />
        </label>
        <Picker
          label="Part"
          name="part"
          none="All"
          options={chart.sections.map(({ title }) => [title, title])}
        />
        <Picker
          label="Year"
          name="year"
          none="All"
          options={[...years].map((year) => [year, year])}
        />
        <label className="portal-labeled">
          In effect on
          <input type="date" name="on" className="portal-box" />
        </label>
      </form>
      {/* On paper nothing else says what was sought. */}
      <p>
        {found && `${Object.values(sought).filter(Boolean).join(', ')}: `}
        <span role="status">{found && counted(found.length, 'record')}</span>
      </p>
      {found ? <Rows key={JSON.stringify(sought)} entries={found} isMixed /> : children}
    </>
  );
}

/** The records that are sought, the newest first; nothing where none are. */
function useFound(sought: Readonly<Record<string, string>>): readonly number[] | undefined {
  const { chart } = useDrawing();
  const isSought = Object.values(sought).some(Boolean);
  const texts = useMemo(() => {
    if (!isSought) return [];
    return chart.entries.map(({ title, when, by, values, kind }) => {
      const said = values.flatMap(({ label, text }) => [label, text]);
      return [chart.kinds[kind]?.name, title, when, by, ...said].join('\n').toLowerCase();
    });
  }, [chart, isSought]);
  if (!isSought) return undefined;
  const { words = '', part, year = '', on } = sought;
  const every = words.toLowerCase().trim().split(/\s+/);
  const groups = chart.sections.find(({ title }) => title === part)?.groups;
  return chart.byTime.filter((at) => {
    const { kind, day = '', ends } = chart.entries[at]!;
    const isPart = !groups || groups.some((group) => group.kind === kind);
    // A flag does not say when it was set: a date of an end does.
    const days = ends.flatMap(({ day }) => day ?? []);
    const isCurrent = (then: string) =>
      chart.kinds[kind]?.hasEnd &&
      day <= then &&
      (days.length > 0 ? days.every((end) => end >= then) : ends.length === 0);
    const isFound = isPart && day.startsWith(year) && (!on || isCurrent(on));
    return isFound && every.every((word) => texts[at]?.includes(word));
  });
}
