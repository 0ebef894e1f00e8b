/** Stands in each file about the software, so that the writer tells it from a hand-written one. */
export const SOFTWARE_MARK = 'Generated from package-lock.json';
