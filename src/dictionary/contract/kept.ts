/**
 * What the browser keeps, and what for: by these names the site stores it, and the page on privacy lists it. Docusaurus
 * stores the color mode by itself.
 */
export const KEPT = {
  theme: 'the color mode, once you choose one',
  'menu-order': 'the order of the entities in the menu, once you choose one',
  'code-language': 'the database or language whose code you chose last',
  'recent-searches': 'your last five searches in which you opened a result',
} as const;
