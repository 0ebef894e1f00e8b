// Replaced by the portal's own search, which answers with fields.
export { default } from '../components/Search';
