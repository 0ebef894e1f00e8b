import type { AreaName } from '../dictionary/model/areas';

/** From how many entities on the menu shows areas to unfold, instead of every entity on every page. */
export const FOLDED_FROM = 300;

/** Marks the place in the menu where the areas go. */
export const FOLDED_MENU = 'portal-folded-menu';

/** How many entities an area has. */
export type MenuArea = Readonly<{ name: AreaName; entities: number }>;

/** An entity as the menu finds it: by its name, or by what else it is called. */
export type MenuEntity = Readonly<{
  slug: string;
  name: string;
  area: AreaName;
  /** Its export file, and words by which readers look for it. */
  otherNames: readonly string[];
}>;
