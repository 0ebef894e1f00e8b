import siteConfig from '@generated/docusaurus.config';
import edition from '../../../docs/lists/edition.json';

/*
 * Tells `css/sheet.css` what stands on every printed sheet: the site, both versions, the page's address and the date.
 * Only for printing: a property of the root is inherited, and setting it makes the browser style each element anew.
 */
if (typeof window !== 'undefined') {
  const { style } = document.documentElement;
  const tell = (name: string, text: string) => style.setProperty(name, JSON.stringify(text));
  window.addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    tell('--portal-sheet-site', `${siteConfig.tagline} · ${edition.describes}`);
    tell('--portal-sheet-address', `${window.location.href} · ${date}`);
  });
}
