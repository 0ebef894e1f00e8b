/** The base URL in the one spelling that Docusaurus builds on, with a slash at both ends; an Error if it is no path. */
export function baseUrlOf(given = '/'): string {
  if (/[\s?#\\]|:\/\//.test(given)) {
    throw new Error(
      `BASE_URL "${given}" is no path; write it as /docs/ (the host goes in SITE_URL)`,
    );
  }
  return `/${given}/`.replace(/\/+/g, '/');
}
