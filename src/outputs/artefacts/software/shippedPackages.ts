/**
 * The packages of which code stands in the site’s scripts and styles, by their places below `node_modules`, in order.
 * A production build fails where this is not what it packs (`src/plugin/shippedCode.ts`).
 */
export const SHIPPED_PACKAGES: readonly string[] = ['react'];
