import * as z from 'zod';
import { SOURCE_KEYS } from '../../model/describers';
import { AUDIENCES, COVERED, QUESTION_KINDS, TRIED_BY } from '../../model/guideLists';
import {
  describedBySchema,
  keyOf,
  listOf,
  matching,
  maybe,
  maybeTexts,
  openSchema,
  slugSchema,
  text,
  year,
  yesOrNo,
} from './parts';

/*
 * The schemas of the small files of `data/`; `sharedFiles.ts` says what each file is.
 */

/** An entry of a group that has them by their keys. */
type Keyed<Group> = Group[keyof Group] & { key: keyof Group };

export const siteSchema = z.strictObject({
  title: text.describe('Heading of the home page.'),
  shortTitle: text.describe('Top bar, menu group and start of each browser title.'),
  provider: text.describe('Company named in the copyright line.'),
  copyrightYear: year.describe('Year in the copyright line.'),
  versionLabel: text.describe('Version of the export format, shown in top bar and footer.'),
  publisher: z
    .strictObject({
      name: text.describe('Who is responsible for the site.'),
      address: text.describe('Postal or web address.'),
      contact: text.describe('How to reach them, such as an email address.'),
      report: text.describe(
        'Where a problem is reported: an address in which {page}, {field} and {version} are filled in.',
      ),
      source: text.describe(
        'Where a page is edited: an address with {file}, the path of its file.',
      ),
    })
    .partial()
    .optional()
    .describe(
      'Who publishes this deployment; PUBLISHER_NAME and so on in the environment come first.',
    ),
});
export type Site = z.output<typeof siteSchema>;

export const vocabularySchema = z.strictObject({
  fields: listOf({
    fieldName: text.describe('The name under which the field recurs.'),
    description: text.describe('What the value says, wherever the field occurs.'),
    describedBy: describedBySchema,
    open: openSchema,
  }),
});

export const codeSystemsSchema = z.strictObject({
  codeSystems: z.record(
    z.string(),
    z.strictObject({
      name: text.describe('As its publisher calls it.'),
      shortName: maybe('As a mark beside a description says it.'),
      publisher: text,
      uri: maybe('Canonical URI as FHIR gives it; left out where there is none.'),
      note: text.optional(),
      version: maybe('Which version the export uses, as far as that is known.'),
      license: maybe('What its publisher asks for, where it licenses it.'),
    }),
  ),
});
export type CodeSystem = Keyed<z.output<typeof codeSystemsSchema>['codeSystems']>;

export const sourcesSchema = z.strictObject({
  sources: z.record(
    z.enum(SOURCE_KEYS),
    z.strictObject({
      name: text.describe('As readers know it, with its article.'),
      about: text.describe('What it is and what it says, in a sentence.'),
      stamp: maybe('Its version, or the day on which it was read.'),
      address: text.optional(),
    }),
  ),
});
export type Source = Keyed<z.output<typeof sourcesSchema>['sources']>;

export const searchSchema = z.strictObject({
  intents: listOf({
    page: matching(/^\/[^\s?]+$/, 'is not an address such as /guides/sources#who').describe(
      'A hand-written page or an entity, or a section of one.',
    ),
    phrases: z
      .array(text)
      .default([])
      .describe('Whole queries, without articles; … stands for any words, or none.'),
    words: maybe('Words by which readers look for the section, with commas.'),
  }).describe('Where tasks lead: the page comes right after what has exactly the typed name.'),
  pages: listOf({
    title: text,
    path: text.regex(/^\//, 'is no path'),
    words: text.describe('Words by which readers look for it.'),
  }).describe('Pages, and what can be done there; guides and entities are found by themselves.'),
  sameMeaning: z
    .array(z.array(text).min(2, 'needs two phrases or more'))
    .describe('Lists of phrases that mean the same; a search for one finds the others.'),
});

export const abbreviationsSchema = z.strictObject({
  abbreviations: listOf({
    abbreviation: text,
    expansion: text.describe('What the letters stand for.'),
    meaning: maybe('One sentence for somebody new to US health care.'),
  }),
});
export type Abbreviation = z.output<typeof abbreviationsSchema>['abbreviations'][number];

export const validCodesSchema = z.strictObject({
  validCodes: z
    .record(
      text,
      z.strictObject({
        source: text.describe('Where the codes were looked up.'),
        codes: z.array(text).min(1, 'lists no code').describe('Codes known to be valid.'),
      }),
    )
    .describe('Key of data/code-systems.yaml → codes of it that are known to be valid.'),
});

export const spellingSchema = z.strictObject({
  words: z.array(text).describe('Words that are right here and that the dictionary lacks.'),
  american: z
    .record(text, text)
    .describe('British spelling that the dictionary takes as well → the American one.'),
});

export const plainWordsSchema = z.strictObject({
  plainWords: listOf({
    say: text.describe('What is said instead, as it stands in the message.'),
    avoid: z
      .array(text)
      .min(1)
      .describe('Words or phrases, each form written out; letter case does not matter.'),
    except: maybeTexts(
      'Fixed phrases in which such a word is right, as in the name of a standard.',
    ),
  }),
});

const coveragePlaces = z
  .array(text)
  .default([])
  .describe('Entities by their slugs, fields as slug/Field Name.');

export const coverageSchema = z.strictObject({
  lists: listOf({
    name: text.describe('What the topics are of.'),
    topics: listOf({
      topic: text,
      covered: keyOf(COVERED).describe('How much of it is documented.'),
      in: coveragePlaces.describe('What documents it.'),
      perhaps: coveragePlaces.describe('Where it may be instead.'),
      note: maybe('One or two sentences on what is not obvious.'),
    }),
  }),
});
export type Coverage = z.output<typeof coverageSchema>['lists'][number];

export const accessibilitySchema = z.strictObject({
  criteria: listOf({
    number: matching(/^\d\.\d\.\d+$/, 'is not the number of a criterion, such as 1.4.10').describe(
      'Number of the criterion in WCAG 2.2.',
    ),
    title: text.describe('Its name there.'),
    level: z.enum(['A', 'AA']),
    triedBy: z.array(keyOf(TRIED_BY)).min(1, 'is empty; say "nobody"'),
    says: text.describe('What is on the site, and what was tried.'),
    open: maybe('What was not tried.'),
  }),
});
export type Criterion = z.output<typeof accessibilitySchema>['criteria'][number];

export const publishedAddressesSchema = z.strictObject({
  sections: z
    .record(z.string(), z.array(text))
    .describe('Address of a hand-written page → fragments of its sections.'),
  downloads: z.array(text).optional().describe('Addresses of downloads; {slug} is each entity.'),
  removedDownloads: z
    .record(z.string(), text)
    .optional()
    .describe('File that was below /downloads/ → why it went, and what takes its place.'),
  pages: z
    .record(
      slugSchema,
      z.strictObject({
        fileName: text.describe('Name of the export file without .json.'),
        aliases: z.array(slugSchema).optional().describe('Other slugs that lead to the page.'),
        anchors: z.record(text, text).describe('Fragment on the page → name of its field.'),
        removed: z
          .union([yesOrNo, z.array(text)])
          .optional()
          .describe(
            'Fragments whose fields were removed, which the page names; or true for the entity, whose address leads to what changed.',
          ),
      }),
    )
    .describe('Slug → what was published under it.'),
});

const pair = z.tuple([slugSchema, slugSchema]);

export const pairsSchema = z.strictObject({
  joined: z.array(pair).describe('Two entities whose records many want to join.'),
  compared: z.array(pair).describe('Two entities that people take for each other.'),
});

export const firstQuestionsSchema = z.strictObject({
  questions: listOf({
    question: text.regex(/\?$/, 'is no question').describe('What no source answers.'),
    decides: text.describe('What goes wrong without an answer.'),
    audience: z
      .array(keyOf(AUDIENCES))
      .min(1, 'is empty; name who could answer')
      .describe('Who could answer, the likeliest first.'),
    reach: z
      .union([
        z.strictObject({ kind: keyOf(QUESTION_KINDS) }),
        z.strictObject({ identifier: text }),
        z.strictObject({ files: z.enum(['all', 'custom']) }),
        z.strictObject({ entity: slugSchema }),
      ])
      .describe('What depends on the answer; the page counts it.'),
    findOut: text.describe('How to find out from an export of one’s own.'),
    query: maybe('A query for DuckDB, run in the unpacked export.'),
    page: text.regex(/^\//, 'is no path').describe('Where more of it is: a path of the site.'),
  }),
});
export type FirstQuestion = z.output<typeof firstQuestionsSchema>['questions'][number];
export type Reach = FirstQuestion['reach'];
