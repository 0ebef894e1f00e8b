/** What the search's boxes are called. */
export const BOX_LABEL = 'Search entities, fields, values and guides';

/** What is told while the search is on its way. */
export const LOADING = 'Loading the search …';

/** What is told while an answer is on its way. */
export const SEARCHING = 'Searching …';

/** What a reader is told who gets no answers. */
export const NOT_LOADED =
  'The search could not be loaded. Check the connection, or reload the page: the site may have been updated.';
