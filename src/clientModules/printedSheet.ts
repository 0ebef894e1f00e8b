import siteConfig from '@generated/docusaurus.config';
import edition from '../../docs/lists/edition.json';

/* Tells `css/print.css` what stands on every printed sheet: the site, both versions, the page's address and the date. */
if (typeof window !== 'undefined') {
  const { style } = document.documentElement;
  const tell = (name: string, text: string) => style.setProperty(name, JSON.stringify(text));
  tell('--portal-origin', window.location.origin);
  window.addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    tell('--portal-sheet-site', `${siteConfig.tagline} · ${edition.describes}`);
    tell('--portal-sheet-address', `${window.location.href} · ${date}`);
  });
}
