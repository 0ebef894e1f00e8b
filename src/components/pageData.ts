// What pages are given has the types of what makes it.
export type { CustomFields } from '../outputs/guides/guideFacts';
export type { GuideJoins } from '../outputs/guides/guideJoins';
export type * from '../outputs/openQuestions/openQuestions';
export type { PageData, PageField, PageValues } from '../outputs/site/pages/content';
export type { RelationshipsData } from '../outputs/site/relationships/relationships';
