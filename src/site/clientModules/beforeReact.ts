import { settleAddress, showCurrentEntry } from '../../components/firstPicture';

/* Stands in each page and runs before the first picture, long before React: no client module of Docusaurus does. */
settleAddress();
showCurrentEntry();
