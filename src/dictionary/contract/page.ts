/** What an entity's page knows of its entity, in the JSON file beside its MDX file: the types of what makes it. */
export type { PageData, PageField, PageValues } from '../../outputs/site/pages/content';
