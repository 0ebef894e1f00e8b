import type { AreaName } from '../model/areas';

/** From how many entities on the menu shows them by area only, instead of every entity on every page. */
export const FOLDED_FROM = 300;

export const ENTITIES_MENU = 'portal-entities';

export type MenuEntity = Readonly<{
  slug: string;
  name: string;
  area: AreaName;
  /** Its export file, and words by which readers look for it. */
  otherNames: readonly string[];
}>;
