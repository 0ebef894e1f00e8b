import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import type { JoinState } from '../links/linkState';
import type { Finding } from '../model/report';
import type { CheckState } from './checkState';

/** What references, and attached files, were found to lead to. */
export function linkFindings(state: CheckState): Finding[] {
  const { links, rules } = state;
  const findings: Finding[] = [];
  const unfollowed = new Map<number, number>();
  for (const join of links.joins) {
    if (join.followed.count === 0) continue;
    if (state.isFinished && !links.isFollowed(join)) {
      const target = rules.keys[join.rule.key]?.entity ?? -1;
      unfollowed.set(target, (unfollowed.get(target) ?? 0) + 1);
      continue;
    }
    const { dropped } = join.pending;
    if (dropped > 0) {
      const of = join.followed.count;
      const found = { count: dropped, lines: [], of, share: dropped / of };
      findings.push({ ...aboutJoin(state, join), kind: 'join-over-limit', ...found });
    }
    const { count, lines } = links.orphansOf(join);
    if (count === 0) continue;
    const of = join.followed.count;
    findings.push({
      ...aboutJoin(state, join),
      kind: 'orphan',
      count,
      lines,
      of,
      share: count / of,
    });
  }
  for (const [entity, count] of unfollowed) {
    const { file = '', slug = '' } = rules.entities[entity] ?? {};
    const finding = { file: `${file}.json`, field: null, count, lines: [], of: count, share: 1 };
    findings.push({ kind: 'join-unchecked', ...finding, page: entityPath(slug) });
  }
  return [...findings, ...unclaimed(state)];
}

function aboutJoin({ rules }: CheckState, { rule }: JoinState) {
  const { file = '', slug = '', fields = [] } = rules.entities[rule.entity] ?? {};
  const field = fields[rule.fields[0] ?? -1];
  const key = rules.keys[rule.key];
  const target = rules.entities[key?.entity ?? -1];
  return {
    file: `${file}.json`,
    field: field?.name ?? null,
    page: fieldPath(slug, field?.anchor ?? anchorOf(field?.name ?? '')),
    sureness: rule.sureness,
    target: {
      file: `${target?.file}.json`,
      field: target?.fields[key?.fields[0] ?? -1]?.name ?? '',
    },
  };
}

/** Attached files that no record tells of; known only once all is read. */
function unclaimed(state: CheckState): Finding[] {
  const { attachments, rules, isFinished, isPart, states } = state;
  const entity = rules.entities[rules.attachments?.entity ?? -1];
  const { count: of, unclaimed: count } = attachments;
  if (!isFinished || !entity || count === 0) return [];
  if (isPart && !states.some(({ rule }) => rule === entity)) return [];
  const about = {
    file: `${entity.file}.json`,
    field: null,
    lines: [],
    page: entityPath(entity.slug),
  };
  return [{ kind: 'attachment-without-record', ...about, count, of, share: count / of }];
}
