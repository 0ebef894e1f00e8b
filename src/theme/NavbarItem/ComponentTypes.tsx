// Replaced by the one kind of item that the bar has: the theme sends its menus of versions, languages and pages with every page.
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

export default { html: HtmlNavbarItem };
