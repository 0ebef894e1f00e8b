import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { nearestName } from '../../dictionary/model/nearestName';
import type { FileState } from '../files/fileState';
import { kindTexts, type Kind } from '../model/kinds';
import type { Names } from './names';
import { WHOLE_FILE, type Count } from '../tally/tally';
import type { Finding } from '../model/report';

/** What was found in one file, by kind and field. */
export function fileFindings(state: FileState, names: Names): Finding[] {
  const { check, name: file, rule } = state;
  const { records, keys } = check;
  const { documented } = keys;
  const share = (count: number, of: number) => ({ of, share: of === 0 ? 0 : count / of });
  const pageOf = (field: number) => {
    const known = rule.fields[field];
    const isOnPage = known && !state.isCustom;
    return isOnPage
      ? fieldPath(rule.slug, known.anchor ?? anchorOf(known.name))
      : entityPath(rule.slug);
  };
  const make = (kind: Kind, field: string | null, page: string, { count, lines }: Count) => {
    const of = kindTexts(kind).counts === 'lines' ? state.lines : records;
    const whole = kindTexts(kind).counts === 'files' ? count : of;
    return { kind, file, field, count, lines, ...share(count, whole), page };
  };

  const findings: Finding[] = [];
  for (const [kind, key, counted] of check.tally.entries()) {
    const field = key === WHOLE_FILE ? -1 : key < documented ? key : (keys.fields[key] ?? -1);
    const isAbsentThroughout = kind === 'field-absent' && check.present[key] === 0;
    const told = isAbsentThroughout ? 'field-missing' : kind;
    const name = nameOf(key);
    findings.push({
      ...make(told, name, pageOf(field), counted),
      ...(kind === 'field-name-case' && { suggestion: rule.fields[field]?.name }),
    });
  }
  for (let key = documented; key < keys.names.length; key++) {
    const counted = check.ownKeys.countOf(key - documented);
    if (!counted) continue;
    const isCustom = state.isCustom || rule.isCustomOnly === true;
    const known = rule.fields.map(({ name }) => name);
    findings.push({
      ...make(isCustom ? 'field-custom' : 'field-unknown', nameOf(key), pageOf(-1), counted),
      suggestion: isCustom ? undefined : nearestName(keys.names[key] ?? '', known),
      shape: check.ownKeys.shapeOf(key - documented),
    });
  }
  const { uncounted } = check.ownKeys;
  if (uncounted.count > 0)
    findings.push(make('field-unknown', 'further fields', pageOf(-1), uncounted));
  if (state.state === 'read' && records === 0) {
    findings.push(make('file-empty', null, pageOf(-1), { count: 1, lines: [] }));
  }
  return findings;

  function nameOf(key: number): string | null {
    if (key === WHOLE_FILE) return null;
    const name = keys.names[key] ?? '';
    if (key < documented || (keys.fields[key] ?? -1) >= 0) return name;
    return names.field(name, check.ownKeys.countOf(key - documented)?.count ?? 0, records);
  }
}
