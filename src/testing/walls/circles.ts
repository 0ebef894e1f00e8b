import path from 'node:path';
import type { Import } from './imports';

/** One circle for each knot of things that import each other, its first member again at its end. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = targetsOf(imports);
  const circles: string[][] = [];
  const found = new Set<string>();
  for (const start of [...next.keys()].sort()) {
    const circle = found.has(start) ? undefined : chain(next, start, (at) => at === start);
    if (!circle) continue;
    circles.push(circle);
    circle.forEach((member) => found.add(member));
  }
  return circles;
}

/**
 * Finds circles of folders: at each depth, files count as the folder of that depth that they are in.
 * A folder that imports from the folders in it, and they from it, is one too.
 */
export function folderCirclesOf(imports: readonly Import[]): string[][] {
  const depths = imports.map(({ from }) => from.split('/').length - 1);
  const deepest = Math.max(0, ...depths);
  const circles = Array.from({ length: deepest }, (_, at) => {
    const folderOf = (file: string) =>
      path.posix
        .dirname(file)
        .split('/')
        .slice(0, at + 1)
        .join('/');
    const between = imports
      .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
      .filter(({ from, to }) => from !== to && to !== '.');
    return circlesOf(between);
  });
  const byText = new Map(circles.flat().map((circle) => [circle.join(' '), circle]));
  return [...byText.values()];
}

export function targetsOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
}

/** The shortest way of imports from a start to something that is looked for, both ends included. */
export function chain(
  targets: ReadonlyMap<string, readonly string[]>,
  start: string,
  isLookedFor: (file: string) => boolean,
): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const target of targets.get(way.at(-1) ?? '') ?? []) {
      if (isLookedFor(target)) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  }
  return undefined;
}
