/** Stands in for `@generated/site-storage`. */
export default { type: 'localStorage', namespace: '' };
